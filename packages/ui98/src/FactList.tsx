import type { ReactNode } from 'react'

type Fact = {
  label: string
  value: ReactNode
  /** It takes two lines. Their place is kept while it is read, so that nothing below moves when it comes. */
  lines?: 2 | undefined
}

export type FactListProps = { facts: readonly Fact[] }

/** Names on the left, what is known on the right. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, lines }) => (
        <div key={label} className="fact-row" data-lines={lines}>
          <dt>{label}</dt>
          {/* An element of its own: the words that replace it are new on the page, they did not move. */}
          <dd>{value === '…' ? <span>…</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
