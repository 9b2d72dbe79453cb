import type { WalletLine } from '../line/walletLine.ts'

export type CancellableLine = {
  readonly line: WalletLine
  /** Nobody waits for the wallet any more. */
  readonly cancel: () => void
  readonly isCancelled: () => boolean
  /** Comes to pass when it is cancelled, and never otherwise. */
  readonly cancelled: Promise<void>
}

/**
 * A wallet cannot be told to forget a request: whoever cancels stops waiting. What it sends all the same is told, and is
 * followed as ever; a signature that comes late is not used, and nothing more is asked.
 */
export function cancellableLine(
  inner: WalletLine,
  { onLate }: { readonly onLate: () => void },
): CancellableLine {
  let isCancelled = false
  let cancel = () => {}
  const cancelled = new Promise<void>((resolve) => {
    cancel = () => {
      isCancelled = true
      resolve()
    }
  })

  function demandWaiting(): void {
    if (isCancelled) throw new CancelledError()
  }

  async function sent<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    demandWaiting()
    const answer = await ask()
    if (isCancelled) onLate()
    return answer
  }

  return {
    cancel,
    cancelled,
    isCancelled: () => isCancelled,
    line: {
      ...inner,
      sendTransaction: (call) => sent(() => inner.sendTransaction(call)),
      sendCalls: (calls) => sent(() => inner.sendCalls(calls)),
      async sign(message) {
        demandWaiting()
        const signature = await inner.sign(message)
        demandWaiting()
        return signature
      },
    },
  }
}

class CancelledError extends Error {
  override readonly name = 'CancelledError'

  constructor() {
    super('You cancelled it.')
  }
}
