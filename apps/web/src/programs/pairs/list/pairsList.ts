import { headlineApr } from '../../../chain/prices/headlineApr.ts'
import type { List, ListChoice } from '../../../lists/list.ts'
import type { PairRow } from '../pairRows.ts'
import { hasPosition } from '../positionOf.ts'

const mine: ListChoice<PairRow> = {
  name: 'mine',
  label: 'My positions',
  holds: ({ figures }) => hasPosition(figures.position),
  unknownWords: 'Connect a wallet to see your liquidity.',
}

/** In the order of the specification, unless the address says another. */
export const pairsList: List<PairRow> = {
  path: '/pairs',
  what: 'pairs',
  text: ({ pair }) => `${pair.name} ${pair.other.name} ${pair.base.name}`,
  columns: {
    pair: ({ pair }) => pair.name,
    liquidity: ({ figures }) => figures.liquidity,
    volume: ({ figures }) => figures.volume,
    change: ({ figures }) => figures.change,
    apr: ({ figures }) => headlineApr(figures.apr).figure,
    position: ({ figures }) => figures.position?.value,
  },
  choices: [mine, { name: 'farm', label: 'Farmed pairs', holds: ({ figures }) => figures.hasPool }],
  nothingWords: ({ only }) =>
    only.includes(mine) ? 'You have no liquidity in these pairs.' : 'No pairs found.',
}
