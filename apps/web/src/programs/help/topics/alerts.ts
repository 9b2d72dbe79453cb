import type { Topic } from '../topic.ts'

export const alertsTopic: Topic = {
  icon: 'bell',
  blocks: [
    'Alerts tell you about a few things while you do something else. All are off until you switch one on, and each kind by itself.',
    {
      steps: [
        'Open [Alerts](/control-panel?tab=alerts) in the Control Panel and switch on a kind.',
        'Your browser asks once whether LOVE may show notifications. Alerts also work inside the page if you refuse.',
        'Press *Send a test alert* to see what an alert looks like.',
      ],
    },
    { heading: 'Kinds' },
    {
      facts: [
        [
          'Prices',
          'A token goes above or below a price in dollars. You get one alert per crossing: the price must move back by 1% before the next. No wallet needed.',
        ],
        [
          'Safes',
          'A proposal lacks your signature in a Safe you own. The alert names the proposer. The hash is checked first, and again before you sign. Safes that you own only through another Safe are not included.',
        ],
        [
          'Transactions',
          'A transaction you sent from this page was included, failed or was replaced, or a reorg removed it.',
        ],
        [
          'Rewards',
          'All your farm rewards together are worth your minimum in dollars and your multiple of the network fee. Once, until you harvest.',
        ],
        [
          'Approvals',
          'The router, the farm or the vault can spend more of your tokens than before, and you did not approve it on this page. Approvals of other contracts are not checked.',
        ],
      ],
    },
    'Prices are for everyone who uses this browser. The other kinds belong to one account, and are checked only while that account is connected.',
    { heading: 'Where you see them' },
    'While you look at the page, an alert is a short message in it. Otherwise it is a notification of your browser, and the tab shows the number of new alerts in its title and on its icon until you look. The bell beside the clock opens the last 20 alerts. A click on an alert opens the place where you can act on it.',
    { heading: 'What alerts cannot do' },
    {
      list: [
        'They work only while a tab of LOVE is open. A closed browser, or a computer or phone that sleeps, tells you nothing until you come back.',
        'Browsers slow hidden tabs down: LOVE checks there about once a minute. A browser that saves energy or memory may stop a hidden tab completely. It checks again when you return.',
        'iPhone and iPad, Chrome on Android, wallet apps and pages inside other pages show no notifications of this page. You see alerts inside the page.',
        'They are not a safeguard. Between two checks a price can move and come back unseen.',
      ],
    },
    'There is no push service. Your browser asks the same questions as an open window would, about once a minute for each kind, and compares the answers itself. What you chose and what you were told stay in this browser. With several tabs open, one of them checks and tells.',
  ],
}
