import { useId } from 'react'
import { GroupBox } from './GroupBox.tsx'
import { joinClasses } from './joinClasses.ts'
import type { SelectOption } from './Select.tsx'

export type RadioGroupProps = {
  legend: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  /** Side by side, where the words are short. */
  row?: boolean | undefined
  disabled?: boolean | undefined
}

export function RadioGroup({ legend, options, value, onChange, row, disabled }: RadioGroupProps) {
  const name = useId()
  return (
    <GroupBox legend={legend} disabled={disabled}>
      <div className={joinClasses(row && 'radio-row')}>
        {options.map((option) => (
          <label key={option.value} className="choice-label">
            <input
              type="radio"
              className="choice-box"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupBox>
  )
}
