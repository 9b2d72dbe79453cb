import type { Topic } from '../topic.ts'

export const problemsTopic: Topic = {
  icon: 'question',
  blocks: [
    { heading: 'Wrong network' },
    '“Wrong network detected, switch or disconnect to continue”: your wallet is on a different network. Press *Switch networks*, then *Switch to…*, and confirm in your wallet. If that does not work, change the network in the wallet itself.',
    { heading: 'The wallet does not respond' },
    {
      list: [
        'The request may be behind this window, or your wallet may be locked.',
        '“A request is already pending”: open your wallet and confirm or reject it.',
        'Press *Cancel*, then try again. Nothing is sent.',
        'In a review, *Cancel* stops waiting for your wallet. Reject the request in the wallet too, otherwise it can still be sent.',
      ],
    },
    { heading: 'A transaction is stuck' },
    '[Activity](/activity) shows what it is waiting for. If an earlier transaction must confirm first, speed it up or cancel it in your wallet. If it is “Not found”, check your wallet before you send it again: it may still confirm.',
    { heading: 'A transaction failed' },
    'The reason is beside it in Activity. If a minimum or maximum was not met, the price has moved: try again, or with a smaller amount. You paid the network fee; nothing else changed.',
    { heading: 'A transaction stopped halfway' },
    'The approval may have confirmed, but not the transaction it was for. Under *Unfinished* in [Activity](/activity) you can continue, or discard it and revoke the approval under [Approvals](/control-panel?tab=allowances).',
    { heading: 'Prices are old or missing' },
    {
      list: [
        '“The server cannot be reached”: check your internet connection.',
        '“The server cannot reach the network right now”: the node is down, see [Network](/control-panel?tab=network). The page retries automatically, and your funds are not affected.',
        '“Prices are out of date”: the node is behind. Transactions are blocked until prices are current.',
        '“Too many requests”: wait a minute.',
        'You can use a Safe without this server: see [the floppy](/help/floppy).',
      ],
    },
    { heading: 'The page forgets everything' },
    'In a private window, or when the browser blocks storage, data is kept only until you close the page: you agree to the terms again, and Activity is empty. Everything else works. Allow storage for this site to keep your data. Safari deletes it automatically: see [What is stored, and where](/help/privacy).',
    { heading: 'Something could not be loaded' },
    'A file did not arrive: the server or your connection was away. Check your internet connection and press *Retry*. The light beside the LOVE price is green while prices are current, yellow while they are late, and red while the server cannot be reached.',
    { heading: 'A file has been changed' },
    'Your browser runs only the files this page was built with, and this one is not. Reload. If the message stays, do not connect a wallet.',
    { heading: 'A program has stopped, or the screen is blue' },
    'Reload the page. If your wallet shows an open request, reject it. The blue screen has a report you can copy; send it to us in the [community](/community).',
    { heading: '“n/a”' },
    'The value is not available. The reason is beside it or in its tooltip: no pool, no liquidity, no history yet.',
  ],
}
