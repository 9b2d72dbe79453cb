import type { Topic } from '../topic.ts'

export const privacyTopic: Topic = {
  icon: 'user',
  blocks: [
    { heading: 'In this browser' },
    'Where windows stand, your settings, which wallet you used, your agreement to the terms and its receipt, your last transactions, moves that were left half done, the last figures so that windows open at once, and for Safes: the address book, notes, Safes you opened, drafts, deleted proposals, and the apps you trust. Everybody who can use this browser can read that. [Reset all data…](/control-panel?tab=data) removes it.',
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
