export type Typed = { readonly text: string; readonly at: number }

export const nothingTyped: Typed = { text: '', at: 0 }

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
