import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

export type FieldFrameProps = {
  label: ReactNode
  /** At the other end of the label, such as a balance. */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

type Described = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, hint and error below, wired to the control in the middle. */
export function FieldFrame({
  label,
  aside,
  hint,
  error,
  children,
}: FieldFrameProps & { children: (control: Described) => ReactNode }) {
  const id = useId()
  const describedBy = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside && <span>{aside}</span>}
      </div>
      <div className="field-row">
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {hint && (
        <p id={`${id}hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className="field-error">
          <Icon name="error" /> <span>{error}</span>
        </p>
      )}
    </div>
  )
}
