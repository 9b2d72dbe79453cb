import { decimalPoint } from '@love/protocol/format/decimalPoint'
import { formatUsd } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Field } from '@love/ui98/Field'
import { GroupBox } from '@love/ui98/GroupBox'
import { Select } from '@love/ui98/Select'
import { useState } from 'react'
import {
  type AlertSettings,
  addRule,
  alertSettings,
  mostRules,
  type PriceRule,
  positiveDecimal,
  priceSymbols,
  removeRule,
  ruleId,
} from '../../../alerts/alertSettings.ts'
import { priceScope } from '../../../alerts/look.ts'
import { freshPrices, noPricesText } from '../../../alerts/sources/lookAtPrices.ts'
import { useEverySecond } from '../../../chain/useEverySecond.ts'
import { LastLook } from './LastLook.tsx'
import { switchPrices } from './switchAlerts.ts'

const directions = ['above', 'below'] as const

/** Needs no wallet: prices are public. */
export function PriceBox({ settings: { price, rules } }: { settings: AlertSettings }) {
  const [symbol, setSymbol] = useState('LOVE')
  const [direction, setDirection] = useState<PriceRule['direction']>('above')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const now = useEverySecond(() => priceWords(symbol))

  function add() {
    const dollars = positiveDecimal(decimalPoint(typed).replace(/\.$/, ''))
    if (dollars === undefined) return setProblem('Enter a price in dollars, such as 0.01.')
    if (rules.length >= mostRules) return setProblem(`Remove one first: ${mostRules} prices at most.`)
    alertSettings.update((settings) => addRule(settings, { symbol, direction, dollars }))
    if (!price) switchPrices(true)
    setTyped('')
    setProblem(undefined)
  }

  return (
    <GroupBox legend="Prices">
      <div className="stack">
        <Checkbox
          label="A price reaches a value you choose"
          hint="Once per crossing: the price must move back by 1% before the next alert."
          checked={price}
          onChange={switchPrices}
        />
        <form
          className="alerts-rule"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <Select
            label="Token"
            options={priceSymbols.map((value) => ({ value, label: value }))}
            value={symbol}
            onChange={setSymbol}
          />
          <Select
            label="Is"
            options={directions.map((value) => ({ value, label: value }))}
            value={direction}
            onChange={(value) => setDirection(directions.find((one) => one === value) ?? 'above')}
          />
          <Field label="Price ($)" numeric value={typed} onChange={setTyped} hint={now} error={problem} />
          <Button type="submit">Add price</Button>
        </form>
        {rules.length > 0 && (
          <ul className="alerts-rules" aria-label="Chosen prices">
            {rules.map((rule) => (
              <li key={ruleId(rule)}>
                <span>
                  {rule.symbol} {rule.direction} ${rule.dollars}
                </span>
                <Button
                  compact
                  aria-label={`Remove ${rule.symbol} ${rule.direction} $${rule.dollars}`}
                  onClick={() => alertSettings.update((settings) => removeRule(settings, rule))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {price && rules.length === 0 && <p>Add a price to be alerted about.</p>}
        {price && rules.length > 0 && <LastLook scope={priceScope} />}
      </div>
    </GroupBox>
  )
}

function priceWords(symbol: string): string {
  const price = freshPrices()
  return price ? `Now ${formatUsd(price(symbol))}` : (noPricesText() ?? 'Loading the price…')
}
