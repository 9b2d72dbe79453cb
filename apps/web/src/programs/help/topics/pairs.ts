import type { Topic } from '../topic.ts'

export const pairsTopic: Topic = {
  icon: 'pairs',
  blocks: [
    '[Pairs](/pairs) lists the LOVE and WAR3 pairs: price, reserves, liquidity, 24h change, 24h volume and *Total APR* (farm rewards plus trading fees). Search for a token, or show only farmed pairs or your own positions. Click a column heading to sort, numbers with the largest first. Your filters stay in the address, so you can bookmark or share them.',
    { heading: 'One pair' },
    'Double-click a row (tap it on a phone), or click the pair’s name, for its chart, reserves and fees, your position in the wallet and in the farm, the latest trades with links to their transactions, and links to swap, add liquidity and stake.',
    { heading: 'Reading the chart' },
    {
      list: [
        'Price, volume and liquidity share one crosshair.',
        'Choose a period: 24 hours, 7 days, 30 days or everything.',
        '*Line* shows closing prices. *Candles* show the open, high, low and close of longer spans: hollow when the price rose, filled when it fell.',
        'Two buttons switch between the prices of the two tokens.',
        'On the keyboard: the arrow keys move from point to point, `Page Up` and `Page Down` take larger steps, and `Home` and `End` jump to the ends. Screen readers read out the values.',
        '*Show as table* lists the same numbers as text.',
        '*Print Screen…* makes a picture of the price, the chart and the figures to save, copy or share. It is made in your browser, and says from which block its figures are.',
      ],
    },
    { heading: 'Where do the prices come from?' },
    'Without a wallet, from the server of this page, which reads prices, reserves and pools once per block. With a wallet connected, your browser reads them from the chain, together with your own balances. To always read from the chain, turn it on under [Network](/control-panel?tab=network) in the Control Panel.',
    { heading: 'How fresh are they?' },
    'The last field of the status bar shows the latest block and its age. Prices older than 30 seconds are marked as out of date. If the node or the server does not respond, you see the last known prices, the reason, and *Retry*; the page also retries automatically.',
  ],
}
