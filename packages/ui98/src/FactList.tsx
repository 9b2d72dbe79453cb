import type { ReactNode } from 'react'

type Fact = { label: string; value: ReactNode }

export type FactListProps = { facts: readonly Fact[] }

/** Names on the left, what is known on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value }) => (
        <div key={label} className="fact-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
