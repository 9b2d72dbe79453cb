import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = FieldFrameProps & {
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean | undefined
}

export function Select({ label, aside, hint, error, options, value, onChange, disabled }: SelectProps) {
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <span className="select">
          <select
            {...control}
            className="input"
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  )
}
