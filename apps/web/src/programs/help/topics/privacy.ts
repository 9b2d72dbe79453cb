import type { Topic } from '../topic.ts'

export const privacyTopic: Topic = {
  icon: 'user',
  blocks: [
    { heading: 'In this browser' },
    'Window and icon positions, settings, recently used wallets, your agreement to the terms and its receipt, your latest transactions, unfinished transactions, the latest prices so that windows open instantly, your [alerts](/help/alerts) and what they told you, and for Safes: address book, notes, Safes you opened or watch, drafts, deleted proposals and trusted apps. Anyone who uses this browser can read them. [Reset all data…](/control-panel?tab=data) deletes them.',
    { heading: 'Safari deletes data after seven days' },
    'Safari deletes what a site has stored after seven days of Safari use without a click or tap on that site. Other browsers on iPhone and iPad, and those inside wallet apps, may do the same. You would lose:',
    {
      list: [
        'Your recently used wallet, and your agreement to the terms with its receipt. You connect and agree again.',
        'Your address book, notes and settings. If you had [signed in](/help/sign-in), sign in again to restore them.',
        'The list in [Activity](/activity), including *Unfinished*. Transactions you already sent are not affected. Approvals that are left over are under [Approvals](/control-panel?tab=allowances).',
        'For Safes: batches you have not proposed, the *Recycle Bin*, the lists of Safes you opened and watch, and trusted apps.',
      ],
    },
    'Nothing on-chain is affected: your tokens, liquidity, stakes and approvals stay as they are. Safe proposals and signatures stay on the server, and your keys stay in your wallet.',
    'To keep your data, visit once a week or sign in. You can also press *Save as CSV* in the [Safe](/safe) address book and *Save terms receipt* in *Account*, and propose a batch before you leave.',
    { heading: 'On the server' },
    {
      list: [
        'Only if you [sign in](/help/sign-in): your session, address book, notes and settings. The session uses two cookies with random numbers; without sign-in there are no cookies.',
        'Safe proposals and signatures, before and after execution, so that the other owners can see them.',
        'Page views per day and referring sites, counted without cookies or personal data. Account addresses are left out. If your browser sends Do Not Track, you are not counted.',
      ],
    },
    { heading: 'Who sees your data' },
    'Your browser asks the server of this page, and the server asks the nodes. The operator can see which addresses you look at; the nodes see only the server. What your wallet shares is up to its maker.',
    'A session recorder may run on the official LOVE site only. It is never loaded inside a Safe, and it does not record the windows in which you review and sign.',
    'Everything you send on-chain is public forever, and so are the balances of every address: [Portfolio](/portfolio) shows them for any address.',
  ],
}
