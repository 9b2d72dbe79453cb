export type RovingMove = {
  key: string
  /** -1 while nothing has the focus. */
  index: number
  count: number
  axis: 'vertical' | 'horizontal'
}

const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const

/** Where a key takes the focus in a ring of things, or undefined if the key means nothing here. */
export function rovingIndex({ key, index, count, axis }: RovingMove): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = (steps[axis] as Readonly<Record<string, number>>)[key]
  if (step === undefined) return undefined
  if (index < 0) return step > 0 ? 0 : count - 1
  return (index + step + count) % count
}
