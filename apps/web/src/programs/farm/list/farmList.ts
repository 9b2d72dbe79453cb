import { fraction } from '@love/protocol/prices/fraction'
import { headlineApr } from '../../../chain/prices/headlineApr.ts'
import type { List, ListChoice } from '../../../lists/list.ts'
import { hasEnded, hasStake, type PoolRow } from '../poolRows.ts'

const unknownWords = 'Connect a wallet to see your stakes.'

const mine: ListChoice<PoolRow> = { name: 'mine', label: 'Staked only', holds: hasStake, unknownWords }

const lp: ListChoice<PoolRow> = {
  name: 'lp',
  label: 'LP in wallet',
  holds: ({ figures }) => (figures.yours?.held ?? 0n) > 0n,
  unknownWords,
}

/** In the order of the farm, unless the address says another. */
export const farmList: List<PoolRow> = {
  path: '/farm',
  what: 'pools',
  text: ({ name, pair }) => `${name} ${pair?.other.name ?? ''} ${pair?.base.name ?? ''}`,
  columns: {
    pool: ({ name }) => name,
    staked: ({ figures }) => figures.stakedValue,
    apr: ({ figures }) => headlineApr(figures).figure,
    weight: ({ figures }) => figures.weight,
    fee: ({ figures }) => figures.fee,
    stake: ({ figures }) => figures.yours?.stakedValue,
    earned: ({ figures }) => figures.yours && fraction(figures.yours.earned),
  },
  choices: [mine, lp, { name: 'ended', label: 'Ended', holds: hasEnded }],
  nothingWords({ text, only }) {
    if (text || only.length !== 1) return 'No pools found.'
    if (only.includes(mine)) return 'You have no stakes yet.'
    return only.includes(lp) ? 'You have no LP tokens of these pools in your wallet.' : 'No ended pools.'
  },
}
