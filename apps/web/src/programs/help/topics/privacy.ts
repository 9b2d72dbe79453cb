import type { Topic } from '../topic.ts'

export const privacyTopic: Topic = {
  icon: 'user',
  blocks: [
    { heading: 'In this browser' },
    'Where windows stand, your settings, which wallet you used, your agreement to the terms and its receipt, your last transactions, moves that were left half done, the last figures so that windows open at once, and for Safes: the address book, notes, Safes you opened, drafts, deleted proposals, and the apps you trust. Everybody who can use this browser can read that. [Reset all data…](/control-panel?tab=data) removes it.',
    { heading: 'Safari forgets after seven days' },
    'Safari deletes what a page keeps once you have used Safari for seven days without a click or tap on that page. Other browsers on an iPhone or iPad, and those inside wallets there, may do the same. This is what goes:',
    {
      list: [
        'Which wallet you used, and your agreement to the terms with its receipt. You connect and agree again.',
        'Your address book, notes and settings. If you had [signed in](/help/sign-in), sign in again and they come back.',
        'The list in [Activity](/activity) with what was *Unfinished*. What you sent goes on without it. An approval that was left over is under [Allowances](/control-panel?tab=allowances).',
        'For Safes: batches that you have not proposed, the *Recycle Bin*, the list of Safes you opened, and the apps you trust.',
      ],
    },
    'Nothing on the chain is touched: tokens, liquidity, stakes and allowances stay yours. Proposals and signatures of Safes stay on the server, and your wallet keeps its keys.',
    'To lose nothing, come by once a week or sign in. You can also press *Save as CSV* in the address book of [Safe](/safe) and *Save terms receipt* in *Account*, and propose a batch before you leave it.',
    { heading: 'On the server' },
    {
      list: [
        'Only if you [sign in](/help/sign-in): your address book, notes and settings, and that you are signed in. Two cookies hold random numbers for that; who does not sign in gets none.',
        'What owners propose and sign for Safes, until it is executed and after. That is how the other owners get it.',
        'How often each page was seen on a day, and which sites linked here: counted without cookies and without anything about you. Addresses of accounts are left out. If your browser asks not to be tracked, you are not counted.',
      ],
    },
    { heading: 'Who hears of you' },
    'The page asks its own server, and the server asks the nodes of the chain. So the operator could see which addresses are looked at from where; nodes see only the server. Your wallet has ways of its own: what it tells to whom, its maker can say.',
    'On the public site of LOVE, and nowhere else, a session recorder may be loaded. It is never there inside a Safe, and the windows in which you review and sign are left out of it.',
    'What you send to the chain is public for ever, and so is everything an address owns: [Portfolio](/portfolio) shows that of anybody.',
  ],
}
