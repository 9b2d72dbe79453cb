import type { Sides } from '@love/protocol/liquidity/pool'
import { minimumSides } from '@love/protocol/liquidity/previewWithdrawal'
import { eth } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { feeText } from '../../../review/feeWords.ts'
import { LpText, SidesText } from '../LiquidityTexts.tsx'
import { priceTexts } from '../priceTexts.ts'
import { sidesValue } from '../sidesValue.ts'
import type { PairReading } from '../usePairLiquidity.ts'
import type { AddView } from './addForm.ts'
import { approvalsText } from './approvalsText.ts'
import { shareText } from './shareText.ts'

type AddFactsProps = {
  reading: PairReading
  deposit: AddView['deposit']
  slippageBasisPoints: number | undefined
  fee: bigint
}

/** What follows from the amounts. All rows are always there, so that nothing jumps while a person types. */
export function AddFacts({ reading, deposit, slippageBasisPoints, fee }: AddFactsProps) {
  const { pair, allowances, price } = reading
  const preview = deposit?.preview
  const worth = (sides: Sides) => sidesValue(pair, sides, price)
  const minimum =
    preview && slippageBasisPoints !== undefined
      ? minimumSides(preview.taken, BigInt(slippageBasisPoints))
      : undefined
  return (
    <FactList
      facts={[
        {
          label: 'You receive',
          value: <LpText pair={pair} raw={preview?.liquidity} value={preview && worth(preview.taken)} />,
        },
        { label: 'Pool share', value: preview ? shareText(preview.share) : '–' },
        {
          label: 'Minimum deposited',
          value: <SidesText pair={pair} sides={minimum} value={minimum && worth(minimum)} />,
        },
        ...(deposit?.preview.setsPrice
          ? [{ label: 'You set the price', value: priceTexts(pair, deposit.desired).join(', ') }]
          : []),
        {
          label: 'Approvals',
          value: deposit && allowances ? approvalsText(pair, deposit.desired, allowances) : '–',
        },
        { label: 'Network fee', value: feeText(fee, price(eth)) },
      ]}
    />
  )
}
