import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { Tooltip } from '@love/ui98/Tooltip'
import type { ReactNode } from 'react'
import { AddressText } from '../../../chain/AddressText.tsx'
import { listedPair } from '../../../chain/pairAddresses.ts'
import { aprWords } from '../../../chain/prices/aprWords.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { AprText, PairFigure, TwoLines } from '../PairFigure.tsx'
import type { PairRow } from '../pairRows.ts'
import type { PairCell } from '../pairShown.ts'

type PairFactsProps = { row: PairRow; money: Money }

export function PairFacts({ row, money }: PairFactsProps) {
  const {
    pair,
    pair: { base, other },
  } = row
  const figure = (cell: PairCell) => <PairFigure row={row} money={money} cell={cell} />
  return (
    <FactList
      facts={[
        { label: `1 ${base.symbol}`, value: figure('rate') },
        { label: `1 ${other.symbol}`, value: figure('inverseRate') },
        {
          label: 'Reserves',
          value: <TwoLines row={row} money={money} cells={['other', 'base']} />,
          lines: 2,
        },
        { label: 'Liquidity', value: figure('liquidity') },
        { label: '24h volume', value: figure('volume') },
        { label: '24h fees', value: figure('fees') },
        {
          label: 'Total APR',
          value: (
            <Apr>
              <AprText row={row} money={money} />
            </Apr>
          ),
        },
        { label: 'Rewards APR', value: figure('rewardsApr') },
        { label: 'Fees APR', value: figure('feesApr') },
        { label: 'Contract', value: <AddressText address={listedPair(pair)} of={pair.name} /> },
      ]}
    />
  )
}

function Apr({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <Tooltip text={aprWords}>
        <Button compact className="detail-help" aria-label="How APR is calculated">
          ?
        </Button>
      </Tooltip>
    </>
  )
}
