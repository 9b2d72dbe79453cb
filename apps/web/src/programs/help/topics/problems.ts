import type { Topic } from '../topic.ts'

export const problemsTopic: Topic = {
  icon: 'question',
  blocks: [
    { heading: 'Wrong network' },
    '“Wrong network detected, switch or disconnect to continue”: your wallet is on another chain than this page. Press *Switch networks*, then *Switch to…*, and answer in the wallet. If the wallet cannot be switched from here, change the network in the wallet.',
    { heading: 'The wallet does not answer' },
    {
      list: [
        'The question may lie behind this window, or wait until you unlock the wallet.',
        '“A request is already waiting in the wallet”: open the wallet and answer the old one.',
        'Press *Cancel*, then dial again. Nothing is sent by that.',
        'In a review, *Cancel* stops waiting for the wallet. Reject the request in your wallet too: otherwise it can still be sent.',
      ],
    },
    { heading: 'A transaction is stuck' },
    '[Activity](/activity) says what it waits for. If an earlier one must come first, speed that one up or cancel it in your wallet. If it is “Not found”, look in your wallet before you send it again: it may still happen.',
    { heading: 'A transaction failed' },
    'Its row has the reason. If a limit was not kept, the price has moved: try again, or a smaller amount. The network fee is spent, everything else is as it was.',
    { heading: 'A move stopped half way' },
    'An approval may have gone through, and the move not. [Activity](/activity) has it under *Unfinished*: continue it, or forget it and take the approval back under [Allowances](/control-panel?tab=allowances).',
    { heading: 'Old figures, or none' },
    {
      list: [
        '“The server cannot be reached”: check your connection.',
        '“The server cannot reach the chain just now”: the node is away, as [Network](/control-panel?tab=network) shows. The page keeps trying; what is yours on the chain is where it was.',
        '“These figures are old”: the node is behind. Nothing is sent with old prices.',
        '“Too many requests came from here”: wait a minute.',
        'Safes can be run without this server: see [the floppy](/help/floppy).',
      ],
    },
    { heading: 'It forgets everything' },
    'A private window, or a browser that blocks storage, lets the page keep things only until it is closed: you agree to the terms again, and the list of transactions is empty. Everything else works. Allow storage for this site if you want it to remember. Safari forgets by itself: see [What is kept, and where](/help/privacy).',
    { heading: 'A file is missing or has been changed' },
    'The browser runs only the files that this page was built with. Reload. If it stays, do not connect a wallet here.',
    { heading: 'A program has stopped, or the screen is blue' },
    'Reload the page. If your wallet shows an open request, reject it. The blue screen has a report to copy; tell us in the [community](/community).',
    { heading: '“n/a”' },
    'A number that cannot be known, with the reason beside it or under the pointer: no pool, no liquidity, no history yet.',
  ],
}
