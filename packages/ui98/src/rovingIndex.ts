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

type Typed = { readonly text: string; readonly at: number }

export const noTypeahead: Typed = { text: '', at: 0 }

/** Milliseconds after which a letter begins a new word. */
const pause = 700

/** `at` is the time stamp of the key event. */
export function typeLetter(typed: Typed, letter: string, at: number): Typed {
  return { text: at - typed.at > pause ? letter : typed.text + letter, at }
}

/**
 * The next label that begins with what was typed, round the list. One letter, also repeated, walks on from the
 * current one; a longer word may stay on it.
 */
export function findTyped(labels: readonly string[], current: number, text: string): number | undefined {
  const wanted = text.toLowerCase()
  const letter = wanted.replaceAll(wanted[0] ?? '', '') === '' ? (wanted[0] ?? '') : wanted
  if (!letter) return undefined
  const start = letter.length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(letter)) return index
  }
  return undefined
}
