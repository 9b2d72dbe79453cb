import type { PoolState, Sides } from '@love/protocol/liquidity/pool'
import { previewWithdrawal } from '@love/protocol/liquidity/previewWithdrawal'
import { errorText } from '../../../chain/errorText.ts'
import { partOf, readPercent } from './readPercent.ts'

export type RemoveView = {
  /** Where the slider stands. */
  readonly percent: number
  readonly error?: string | undefined
  readonly withdrawal?: { readonly liquidity: bigint; readonly paid: Sides }
}

/** What taking out a part of the LP tokens gives; nothing while nothing is asked for or nothing is there. */
export function removeView(text: string, pool: PoolState | undefined, held: bigint): RemoveView {
  const { basisPoints, error } = readPercent(text === '' ? '0' : text)
  if (basisPoints === undefined) return { percent: 0, error }
  const percent = Number(basisPoints) / 100
  if (basisPoints === 0n || !pool || held === 0n) return { percent }
  try {
    const liquidity = partOf(held, basisPoints)
    return { percent, withdrawal: { liquidity, paid: previewWithdrawal(liquidity, pool) } }
  } catch (error) {
    return { percent, error: errorText(error) }
  }
}
