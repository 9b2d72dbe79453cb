import { Button } from '@love/ui98/Button'
import { Field } from '@love/ui98/Field'
import { Slider } from '@love/ui98/Slider'

const usual = [25, 50, 75, 100]

type PercentControlProps = {
  /** Letter by letter what is in the field. */
  text: string
  percent: number
  error: string | undefined
  onChange: (text: string) => void
}

/** A part of the LP tokens: by sliding, typing, or one of the usual ones. */
export function PercentControl({ text, percent, error, onChange }: PercentControlProps) {
  return (
    <div className="liquidity-percent">
      <Slider
        label="Percentage of your LP tokens"
        min={0}
        max={100}
        step={1}
        value={percent}
        valueText={`${percent}%`}
        onChange={(value) => onChange(String(value))}
      />
      <Field
        label="Percentage"
        numeric
        maxLength={8}
        placeholder="0"
        value={text}
        onChange={onChange}
        error={error}
        suffix={usual.map((value) => (
          <Button
            key={value}
            compact
            pressed={percent === value}
            aria-label={`Remove ${value}%`}
            onClick={() => onChange(String(value))}
          >
            {value}%
          </Button>
        ))}
      />
    </div>
  )
}
