import type { Topic } from '../topic.ts'

export const safeAppsTopic: Topic = {
  icon: 'plug',
  blocks: [
    'It works both ways: this page runs inside Safe{Wallet}, and the Safes of this page run the apps of others.',
    { heading: 'This page inside Safe{Wallet}' },
    {
      steps: [
        'In Safe{Wallet} open your Safe, then its apps, and add a custom app. Its address is that of this site, without anything after the name.',
        'Open it. Within a second or two the page knows your Safe by itself. A wallet that was connected in this browser before takes no part.',
        'Agree to the terms for the address of the Safe.',
        'Every move is now one proposal: review it here, sign it in Safe{Wallet}. Its row says how many owners have signed.',
      ],
    },
    'Browsers keep what this page remembers inside Safe{Wallet} apart from what it remembers on its own. So your address book and settings are not there, and some browsers forget all of it when they are closed. The moves work all the same.',
    'If the page stays on its own inside the frame, the site is not set up for that host. “Cannot use this Safe” is followed by the reason, for example another network.',
    { heading: 'Apps of others in your Safe' },
    {
      steps: [
        'Open a Safe, then *Apps*. Choose one of the list, or type the address of another one.',
        'An app that is not on the list of this site is asked about first: open it only if you know that address.',
        'The app sees the address of the Safe, its owners and what it holds. It can ask you to sign; nothing is signed before you have read it in the review window.',
      ],
    },
    'An app sees your address book only if you allow it, and you can take that back in the list of apps.',
  ],
}
