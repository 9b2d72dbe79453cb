import { formatAmount } from '@love/protocol/amounts/amount'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import { lpToken, type PairDefinition } from '@love/protocol/pairs/pair'
import type { Figure } from '@love/protocol/prices/figure'
import { type Fraction, toDecimal } from '@love/protocol/prices/fraction'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { formatChange } from '../../../chain/prices/formatChange.ts'
import type { Calculator } from './useCalculator.ts'

type CalculatorFactsProps = { pair: PairDefinition; calculator: Pick<Calculator, 'result' | 'days'> }

/** What the deposit has become. All rows are always there, so that nothing jumps while a person types. */
export function CalculatorFacts({ pair, calculator: { result, days } }: CalculatorFactsProps) {
  const text = (figure: Figure | undefined, format: (value: Fraction) => string) => (
    <FigureText figure={figure ?? beingRead} format={format} />
  )
  const lp = ({ numerator, denominator }: Fraction) =>
    formatAmount({ raw: numerator / denominator, token: lpToken(pair) })
  const projected = result?.projection
  return (
    <GroupBox legend="Result">
      <FactList
        facts={[
          { label: 'LP tokens at today’s prices', value: text(result?.lp, lp) },
          { label: 'LOVE earned', value: text(projected?.love, loveText) },
          { label: 'Final stake', value: text(projected?.staked, lp) },
          { label: 'Final value', value: text(projected?.value, dollars) },
          { label: 'Gain', value: <strong>{text(projected?.gain, dollars)}</strong> },
          {
            label: days === '365' ? 'APY' : 'Gain (%)',
            value: text(projected?.growth, formatChange),
          },
        ]}
      />
    </GroupBox>
  )
}

function loveText(value: Fraction): string {
  return `${formatDecimal(toDecimal(value, 18))} LOVE`
}

function dollars(value: Fraction): string {
  const text = formatDecimal(toDecimal(value, 2))
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`
}
