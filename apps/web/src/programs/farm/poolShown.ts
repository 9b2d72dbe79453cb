import type { Figure } from '@love/protocol/prices/figure'
import { isAvailable } from '@love/protocol/prices/figure'
import { beingRead } from '../../chain/prices/beingRead.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { formatRate } from '../../chain/prices/formatChange.ts'
import { headlineApr } from '../../chain/prices/headlineApr.ts'
import type { ShownFigure } from '../../chain/prices/shownFigure.ts'
import type { PoolFigures } from './poolFigures.ts'

export type PoolCell = 'staked' | 'apr' | 'rewards' | 'fees' | 'weight' | 'fee'

/** What is public of a pool as it is written, in the table and in its own window. */
export function poolShown(figures: PoolFigures, money: Money): Readonly<Record<PoolCell, ShownFigure>> {
  const { stakedValue, rewards, fees, weight, fee } = figures
  const rate = (figure: Figure): ShownFigure => ({ figure, format: formatRate })
  return {
    staked: { figure: money.convert(stakedValue), format: money.format },
    apr: rate(headlineApr(figures).figure),
    rewards: rate(rewards),
    fees: rate(fees),
    weight: rate(weight),
    fee: rate(fee),
  }
}

/** Below an APR: each of its parts alone, or why nothing is paid. Undefined where there is nothing to say. */
export function aprPartsText({ rewards, fees, stopped }: Pick<PoolFigures, 'rewards' | 'fees' | 'stopped'>) {
  if (rewards === beingRead) return undefined
  if (stopped) return `no rewards: ${stopped}`
  return isAvailable(rewards) ? `rewards ${formatRate(rewards)}, fees ${partText(fees)}` : undefined
}

function partText(figure: Figure): string {
  if (figure === beingRead) return '…'
  return isAvailable(figure) ? formatRate(figure) : `n/a (${figure.unavailable})`
}
