import type { Topic } from '../topic.ts'

export const pairsTopic: Topic = {
  icon: 'pairs',
  blocks: [
    '[Pairs](/pairs) lists the pairs of LOVE and WAR3: what each pool holds, the price that follows from it, liquidity, change and volume of 24 hours, and the APR of the farm. Search by a name, or show only pairs with a farm pool or with your liquidity. A heading sorts. The address keeps what you chose.',
    { heading: 'One pair' },
    'The name of a pair opens its page: the chart, its reserves and fees, your position in the wallet and in the farm, and the ways to swap, add liquidity and stake.',
    { heading: 'Reading the chart' },
    {
      list: [
        'One under the other: price, volume and liquidity, with one crosshair.',
        'Choose the time: 24 hours, 7 days, 30 days or all there is.',
        '*Price of* switches which of the two tokens is priced in the other one.',
        'With the focus on the chart, the arrow keys go from point to point, `Page Up` and `Page Down` further, `Home` and `End` to the ends. The values are read out.',
        '*Values as a table* has the same numbers as text.',
      ],
    },
    { heading: 'Where do the figures come from?' },
    'Without a wallet, from the server of this page: it reads prices, reserves and pools once per block for everybody. With a wallet your browser reads them from the chain itself, together with what is yours. The [Network](/control-panel?tab=network) page of the Control Panel makes it do so always.',
    { heading: 'How new is it?' },
    'The last field of the bar below each window names the block and its age. What is older than half a minute is marked as old. If the node or the server does not answer, you see the last figures, the reason, and *Retry*; the page keeps trying by itself.',
  ],
}
