import '../../../review/review.css'
import { exactAmount } from '@love/protocol/amounts/amount'
import type { SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { zeroAddress } from 'viem'
import { changeText } from '../../../review/parts/changeText.ts'
import { listedToken } from '../known/listedToken.ts'

/** How the balances of the Safe move with one document; only those that do. */
export function ChangeList({ step }: { step: SimulatedStep | undefined }) {
  if (!step || !('changes' in step)) return <span className="muted-text">n/a</span>
  const moved = step.changes.flatMap(({ token: address, before, after }) => {
    const token = listedToken(address === 'ETH' ? zeroAddress : address)
    const raw = BigInt(after) - BigInt(before)
    return token && raw !== 0n ? [{ token, raw }] : []
  })
  if (moved.length === 0) return <span className="muted-text">no change</span>
  return (
    <ul className="review-changes">
      {moved.map(({ token, raw }) => (
        <li key={token.symbol} title={`${exactAmount({ raw, token })} ${token.symbol}`}>
          {changeText(raw, token)}
        </li>
      ))}
    </ul>
  )
}
