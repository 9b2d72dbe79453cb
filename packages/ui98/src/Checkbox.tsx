import { type ReactNode, useId } from 'react'

export type CheckboxProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, checked, onChange, disabled, hint, error }: CheckboxProps) {
  const id = useId()
  const describedBy = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean).join(' ')
  return (
    <div className="choice">
      <label className="choice-label">
        <input
          type="checkbox"
          className="choice-box"
          checked={checked}
          disabled={disabled}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
