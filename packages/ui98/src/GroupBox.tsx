import type { ReactNode } from 'react'

export type GroupBoxProps = { legend: ReactNode; children: ReactNode; disabled?: boolean | undefined }

export function GroupBox({ legend, children, disabled }: GroupBoxProps) {
  return (
    <fieldset className="group-box" disabled={disabled}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
