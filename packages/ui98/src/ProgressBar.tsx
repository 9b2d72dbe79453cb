import { type ReactNode, useId } from 'react'

export type ProgressBarProps = {
  label: ReactNode
  /** 0 to 1. Left out: nobody knows how long it takes. */
  value?: number | undefined
  /** Beside the label, such as “3 of 12 blocks”; the percentage if left out. */
  text?: ReactNode
}

/** The native element: its value needs no `style`, which the policy of the page forbids in markup. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const id = useId()
  const shown = text ?? (value === undefined ? undefined : `${Math.round(value * 100)}%`)
  return (
    <div className="progress">
      <p className="progress-line">
        <label htmlFor={id}>{label}</label>
        {shown}
      </p>
      <div className="progress-track">
        <progress id={id} value={value} />
      </div>
    </div>
  )
}
