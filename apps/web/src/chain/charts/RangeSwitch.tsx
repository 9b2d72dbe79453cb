import { Button } from '@love/ui98/Button'
import { type Range, ranges } from '../market/ranges.ts'

type RangeSwitchProps = { range: Range; onChange: (range: Range) => void }

export function RangeSwitch({ range, onChange }: RangeSwitchProps) {
  return (
    <fieldset className="chart-switch">
      <legend className="visually-hidden">Time range</legend>
      {ranges.map((one) => (
        <Button key={one.id} compact pressed={one.id === range.id} onClick={() => onChange(one)}>
          {one.label}
        </Button>
      ))}
    </fieldset>
  )
}
