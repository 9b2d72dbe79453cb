import type { ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

export type SliderProps = Omit<FieldFrameProps, 'aside'> & {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number | undefined
  /** The value in words, shown and spoken: “25 %”. */
  valueText?: string | undefined
  /** Beside it, such as buttons for 25, 50 and 100 %. */
  suffix?: ReactNode
  disabled?: boolean | undefined
}

export function Slider(props: SliderProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    min,
    max,
    step,
    valueText = String(value),
    suffix,
    disabled,
  } = props
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      aside={<span className="slider-value">{valueText}</span>}
    >
      {(control) => (
        <>
          <input
            {...control}
            className="slider"
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {suffix}
        </>
      )}
    </FieldFrame>
  )
}
