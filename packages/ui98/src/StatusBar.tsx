import type { ReactNode } from 'react'

export type StatusBarProps = {
  /** Left to right; the first takes the room that is left and is read out when it changes. */
  fields: readonly ReactNode[]
}

export function StatusBar({ fields: [first, ...others] }: StatusBarProps) {
  return (
    <footer className="status-bar">
      <p className="status-bar-field" role="status">
        {first}
      </p>
      {others.map((field, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place
        <p key={position} className="status-bar-field">
          {field}
        </p>
      ))}
    </footer>
  )
}
