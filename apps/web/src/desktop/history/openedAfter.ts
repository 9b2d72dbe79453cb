/** Splits what the history entries opened into what stays and what must close when the person is at `index`. */
export function openedAfter(opened: readonly (string | undefined)[], index: number) {
  const kept = opened.slice(0, index + 1)
  const closed = opened.slice(index + 1).filter((id) => id !== undefined && !kept.includes(id))
  return { kept, closed: closed as string[] }
}
