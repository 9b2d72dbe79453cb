import { useEffect, useEffectEvent, useState } from 'react'

/** Whoever types does not want to hear every digit. */
const pauseMs = 800

/** Words for a live region: they follow what the person does, not every block. */
export function useSpoken(words: string, occasion: string): string {
  const [spoken, setSpoken] = useState('')
  const speak = useEffectEvent(() => setSpoken(words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is what makes it speak
  useEffect(() => {
    const timer = setTimeout(speak, pauseMs)
    return () => clearTimeout(timer)
  }, [occasion])
  return spoken
}
