/** Asks at once and then again and again, but not while nobody sees the page. Answers with the way to stop. */
export function pollWhileSeen(ask: (gone: AbortSignal) => Promise<void>, everyMs: number): () => void {
  const gone = new AbortController()
  const look = () => {
    if (!document.hidden) void ask(gone.signal)
  }
  look()
  const timer = setInterval(look, everyMs)
  document.addEventListener('visibilitychange', look, { signal: gone.signal })
  return () => {
    gone.abort()
    clearInterval(timer)
  }
}
