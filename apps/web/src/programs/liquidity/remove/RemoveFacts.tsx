import { arrivingSides } from '@love/protocol/liquidity/arrivingSides'
import { minimumSides } from '@love/protocol/liquidity/minimumSides'
import type { Sides } from '@love/protocol/liquidity/pool'
import { FactList } from '@love/ui98/FactList'
import { feeText } from '../../../session/trading/fees/feeWords.ts'
import { LpText } from '../LpText.tsx'
import { SidesText } from '../SidesText.tsx'
import type { PairReading } from '../usePairLiquidity.ts'
import type { RemoveView } from './removeForm.ts'

type RemoveFactsProps = {
  reading: PairReading
  withdrawal: RemoveView['withdrawal']
  slippageBasisPoints: number | undefined
  fee: bigint
}

/** What follows from the part. All rows are always there, so that nothing jumps while a person slides. */
export function RemoveFacts({ reading, withdrawal, slippageBasisPoints, fee }: RemoveFactsProps) {
  const { pair, transferFees } = reading
  const arriving = (sides: Sides) => arrivingSides(pair, sides, transferFees.fees)
  const minimum =
    withdrawal && slippageBasisPoints !== undefined
      ? minimumSides(withdrawal.paid, BigInt(slippageBasisPoints))
      : undefined
  return (
    <FactList
      facts={[
        { label: 'You give back', value: <LpText pair={pair} raw={withdrawal?.liquidity} /> },
        {
          label: 'You get',
          value: <SidesText pair={pair} sides={withdrawal && arriving(withdrawal.paid)} />,
        },
        { label: 'and at least', value: <SidesText pair={pair} sides={minimum && arriving(minimum)} /> },
        { label: 'Network fee', value: feeText(fee) },
      ]}
    />
  )
}
