import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Button } from '@love/ui98/Button'
import type { PoolPageProps } from '../pool/poolPageProps.ts'
import { CalculatorFacts } from './CalculatorFacts.tsx'
import { CalculatorFields } from './CalculatorFields.tsx'
import { useCalculator } from './useCalculator.ts'

type CalculatorPageProps = Pick<PoolPageProps, 'row' | 'reading'> & { pair: PairDefinition }

/** What a deposit would become, at prices and a rhythm of one's own choice. It needs no wallet. */
export function CalculatorPage({ row, reading: { readings }, pair }: CalculatorPageProps) {
  const calculator = useCalculator(pair, row, readings)
  return (
    <div className="stack">
      <CalculatorFields pair={pair} calculator={calculator} />
      <div className="button-row">
        <Button disabled={!calculator.hasOwnPrices} onClick={calculator.usePricesOfToday}>
          Prices of today
        </Button>
      </div>
      <CalculatorFacts pair={pair} calculator={calculator} />
      <p className="muted-text">
        The prices hold for the whole time. Your own stake and each one added to it thin out the pool, and the
        deposit fee is paid every time. Network fees, swaps into LP tokens and trading fees are not in it.
      </p>
    </div>
  )
}
