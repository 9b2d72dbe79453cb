import type { List, ListChoice } from '../../lists/list.ts'
import type { PairRow } from './pairRows.ts'
import { hasPosition } from './positionOf.ts'

const mine: ListChoice<PairRow> = {
  name: 'mine',
  label: 'With my liquidity',
  holds: ({ figures }) => hasPosition(figures.position),
  unknownWords: 'Which pairs hold your liquidity is known once a wallet is connected.',
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
    apr: ({ figures }) => figures.apr,
    position: ({ figures }) => figures.position?.value,
  },
  choices: [mine, { name: 'farm', label: 'With a farm pool', holds: ({ figures }) => figures.hasPool }],
  nothingWords: ({ only }) =>
    only.includes(mine) ? 'None of these pairs holds liquidity of yours.' : 'No pair matches.',
}
