import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { joinClasses } from './joinClasses.ts'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
>

export type FieldProps = FieldFrameProps &
  Native & {
    value: string
    onChange: (value: string) => void
    type?: 'text' | 'search' | 'url' | 'email' | 'password' | 'number' | 'date' | undefined
    onBlur?: (() => void) | undefined
    /** A field of several lines. */
    rows?: number | undefined
    /** Digits in columns, right-aligned, with the keyboard for decimals. */
    numeric?: boolean | undefined
    /** Beside the field, such as a Max button. */
    suffix?: ReactNode
  }

export function Field(props: FieldProps) {
  const { label, aside, hint, error, value, onChange, type = 'text', rows, numeric, suffix, ...rest } = props
  const className = joinClasses('input', numeric && 'input-number')
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <>
          {rows ? (
            <textarea
              {...rest}
              {...control}
              className={className}
              rows={rows}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <input
              {...(numeric ? { inputMode: 'decimal', autoComplete: 'off' } : {})}
              {...rest}
              {...control}
              className={className}
              type={type}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          {suffix}
        </>
      )}
    </FieldFrame>
  )
}
