import { useState } from 'react'

/** More than these would push what comes after them off a phone. */
const mostUnfolded = 8

export type Folding = {
  readonly isFolded: (title: string) => boolean
  readonly toggle: (title: string) => void
}

/** Which groups show only their subtotal. On a phone all of a long list, until somebody opens one. */
export function useFolding(count: number): Folding {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isFolded = (title: string) => chosen[title] ?? (count > mostUnfolded && isPhone())
  return { isFolded, toggle: (title) => setChosen({ ...chosen, [title]: !isFolded(title) }) }
}

/** There are no groups to fold before the page listens, so a page drawn beforehand never asks. */
function isPhone(): boolean {
  return matchMedia('(max-width: 639px)').matches
}
