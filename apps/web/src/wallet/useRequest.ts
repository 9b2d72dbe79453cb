import { useEffect, useRef, useState } from 'react'
import { errorText } from '../chain/errorText.ts'

export type RequestState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }

/** A request to the wallet from a window: its state in words, and nothing once the window is gone. */
export function useRequest(): readonly [RequestState, (run: () => Promise<string>) => Promise<void>] {
  const [state, setState] = useState<RequestState>({ status: 'idle' })
  const newest = useRef(0)
  useEffect(
    () => () => {
      newest.current = -1
    },
    [],
  )

  async function start(run: () => Promise<string>) {
    const own = newest.current + 1
    newest.current = own
    const show = (next: RequestState) => newest.current === own && setState(next)
    show({ status: 'waiting' })
    await run().then(
      (text) => show({ status: 'done', text }),
      (error) => show({ status: 'failed', text: errorText(error) }),
    )
  }

  return [state, start]
}
