import { formatAmount } from '@love/protocol/amounts/amount'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { poolToken } from '@love/protocol/farm/farm'
import { type Earnings, type RealApr, realApr } from '@love/protocol/farm/realApr'
import { formatDecimal, groupDigits } from '@love/protocol/format/formatNumber'
import { toDecimal } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { Tooltip } from '@love/ui98/Tooltip'
import type { ReactNode } from 'react'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { formatRate } from '../../../chain/prices/formatChange.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import type { FarmReadings } from '../farmReadings.ts'
import type { PoolRow } from '../poolRows.ts'
import { breakEvenText } from './breakEvenText.ts'

type RealAprFactsProps = {
  row: PoolRow
  readings: FarmReadings
  money: Money
  /** LP tokens that would be handed over. */
  deposit: bigint | undefined
}

/** What this very amount would earn. All rows are always there, so that nothing jumps while a person types. */
export function RealAprFacts({ row, readings, money, deposit }: RealAprFactsProps) {
  const { pool, figures } = row
  const { farm } = readings
  const lovePrice = readings.states ? readings.price(love) : beingRead
  const apr =
    farm && pool && deposit !== undefined
      ? realApr({ farm, pool, deposit, lovePrice, liquidity: figures.liquidity })
      : undefined
  const of = (make: (known: RealApr) => ReactNode) => (apr ? make(apr) : '–')
  const earnings = (of: Earnings | undefined) => (of ? <EarningsText earnings={of} money={money} /> : '–')
  return (
    <GroupBox legend="Your real APR">
      <FactList
        facts={[
          {
            label: 'Rewards APR after dilution',
            value: (
              <>
                {of(({ dilutedApr }) => (
                  <FigureText figure={dilutedApr} format={formatRate} />
                ))}{' '}
                <Tooltip text={realAprWords}>
                  <Button compact className="detail-help" aria-label="How your real APR is calculated">
                    ?
                  </Button>
                </Tooltip>
              </>
            ),
          },
          {
            label: 'Rewards APR after deposit fee',
            value: of(({ netApr }) => (
              <strong>
                <FigureText figure={netApr} format={formatRate} />
              </strong>
            )),
          },
          {
            label: 'Deposit fee',
            value: of(({ fee }) =>
              fee > 0n && pool
                ? formatAmount({ raw: fee, token: { ...poolToken(pool), symbol: 'LP' } })
                : 'none',
            ),
          },
          {
            label: 'Break-even',
            value: of(({ breakEvenDays }) => breakEvenText(breakEvenDays, farm?.timestamp ?? 0n)),
          },
          { label: 'Pool share', value: of(({ share }) => percentWords(share)) },
          { label: 'Earnings per day', value: earnings(apr?.perDay) },
          { label: 'Earnings per month', value: earnings(apr?.perMonth) },
          { label: 'Earnings per year', value: earnings(apr?.perYear) },
        ]}
      />
    </GroupBox>
  )
}

function EarningsText({ earnings: { love: amount, usd }, money }: { earnings: Earnings; money: Money }) {
  return (
    <>
      {formatDecimal(toDecimal(amount, 18))} LOVE{' '}
      <span className="muted-text">
        <FigureText figure={money.convert(usd)} format={money.format} />
      </span>
    </>
  )
}

/** What the figures for an amount rest on. */
const realAprWords =
  `LOVE your share of the pool earns over a year of ${groupDigits(blocksPerYear)} blocks, after your own ` +
  'deposit has diluted the pool, divided by your deposit. The deposit fee counts against the first year. Assumes ' +
  'constant prices, weights and stakes. Trading fees are extra.'
