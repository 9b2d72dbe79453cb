import type { PairDefinition } from '@love/protocol/pairs/pair'
import { isAvailable } from '@love/protocol/prices/figure'
import { love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { Select } from '@love/ui98/Select'
import { readDays, readPrice } from '../../../chain/prices/typedAssumption.ts'
import type { Calculator } from './useCalculator.ts'

const rhythms = [
  { value: '0', label: 'never' },
  { value: '12', label: 'every month' },
  { value: '52', label: 'every week' },
  { value: '365', label: 'every day' },
  { value: '8760', label: 'every hour' },
]
const usualDays = ['30', '90', '365']

type CalculatorFieldsProps = { pair: PairDefinition; calculator: Calculator }

export function CalculatorFields({ pair, calculator }: CalculatorFieldsProps) {
  const { deposit, days, rhythm, price, isReady } = calculator
  const priced = [love, pair.base, pair.other].filter(
    (token, index, all) => all.findIndex(({ symbol }) => symbol === token.symbol) === index,
  )
  return (
    <div className="farm-calculator">
      <Field
        label="Deposit (USD)"
        numeric
        maxLength={24}
        value={deposit}
        onChange={calculator.setDeposit}
        error={isAvailable(readPrice(deposit)) ? undefined : 'Enter an amount such as 1000.'}
      />
      <Field
        label="Days"
        numeric
        maxLength={5}
        value={days}
        onChange={calculator.setDays}
        error={readDays(days).error}
        suffix={usualDays.map((usual) => (
          <Button
            key={usual}
            compact
            pressed={days === usual}
            aria-label={`${usual} days`}
            onClick={() => calculator.setDays(usual)}
          >
            {usual}
          </Button>
        ))}
      />
      <Select label="Compound rewards" options={rhythms} value={rhythm} onChange={calculator.setRhythm} />
      {priced.map((token) => (
        <Field
          key={token.symbol}
          label={`${token.symbol} price (USD)`}
          numeric
          maxLength={40}
          value={price(token)}
          onChange={(text) => calculator.setPrice(token, text)}
          error={isAvailable(readPrice(price(token))) || !isReady ? undefined : 'Enter a price such as 0.01.'}
        />
      ))}
    </div>
  )
}
