import { blocksPerYear } from '@love/protocol/apr/apr'
import { poolEmission } from '@love/protocol/farm/emission'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import { fraction, multiply, toDecimal } from '@love/protocol/prices/fraction'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { Tooltip } from '@love/ui98/Tooltip'
import { AddressText } from '../../../chain/AddressText.tsx'
import { aprWords } from '../../../chain/prices/aprWords.ts'
import { PoolFigure } from '../PoolFigure.tsx'
import { stateOf } from '../poolFigures.ts'
import type { PoolCell } from '../poolShown.ts'
import { Lines } from './Lines.tsx'
import type { PoolPageProps } from './poolPageProps.ts'
import { underlyingTexts } from './underlying.ts'

/** What everybody has in this pool and what it pays. */
export function PoolBox({ row, reading: { readings }, money }: PoolPageProps) {
  const { name, pool } = row
  const { farm } = readings
  const figure = (cell: PoolCell) => <PoolFigure row={row} money={money} cell={cell} />
  return (
    <GroupBox legend="Pool">
      <FactList
        facts={[
          {
            label: 'Staked',
            value: figure('staked'),
          },
          {
            label: 'Tokens',
            value: pool ? <Lines lines={underlyingTexts(pool.staked, pool, stateOf(pool, readings))} /> : '…',
            lines: 2,
          },
          {
            label: 'Rewards APR',
            value: (
              <>
                {figure('rewards')}{' '}
                <Tooltip text={aprWords}>
                  <Button compact className="detail-help" aria-label="How APR is calculated">
                    ?
                  </Button>
                </Tooltip>
              </>
            ),
          },
          { label: 'Fees APR', value: figure('fees') },
          { label: 'Weight', value: figure('weight') },
          {
            label: 'Emissions per day',
            value: farm && pool ? `${perDay(farm, pool)} LOVE` : '…',
          },
          { label: 'Deposit fee', value: figure('fee') },
          ...(pool
            ? [{ label: 'LP token', value: <AddressText address={pool.lpToken} of={`${name} LP`} /> }]
            : []),
        ]}
      />
    </GroupBox>
  )
}

function perDay(...pool: Parameters<typeof poolEmission>): string {
  const { perBlock } = poolEmission(...pool)
  return formatDecimal(toDecimal(multiply(perBlock, fraction(blocksPerYear, 365n)), 18))
}
