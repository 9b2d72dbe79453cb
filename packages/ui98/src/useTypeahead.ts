import { type KeyboardEvent, useRef } from 'react'
import { findTyped, noTypeahead, typeLetter } from './rovingIndex.ts'

/** Remembers the letters typed and finds the label they begin. Space and shortcuts are no letters. */
export function useTypeahead() {
  const typed = useRef(noTypeahead)
  return (event: KeyboardEvent, labels: readonly string[], current: number): number | undefined => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
    typed.current = typeLetter(typed.current, key, timeStamp)
    return findTyped(labels, current, typed.current.text)
  }
}
