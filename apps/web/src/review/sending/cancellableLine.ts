import type { WalletLine } from '../../wallet/line/walletLine.ts'

export type CancellableLine = {
  readonly line: WalletLine
  /** Nobody waits for the wallet any more. False where it has answered already: then nothing is cancelled. */
  readonly cancel: () => boolean
  readonly isCancelled: () => boolean
  /** Comes to pass when it is cancelled, and never otherwise. */
  readonly cancelled: Promise<void>
}

/**
 * A wallet cannot be told to forget a request: who cancels stops waiting. What it sends all the same is told, and is
 * followed as ever; a signature that comes late is not used, and nothing more is asked.
 */
export function cancellableLine(
  open: (demandWaiting: () => void) => WalletLine,
  { onLate }: { readonly onLate: () => void },
): CancellableLine {
  const inner = open(demandWaiting)
  let isAsked = false
  let isCancelled = false
  let resolveCancelled = () => {}
  const cancelled = new Promise<void>((resolve) => {
    resolveCancelled = resolve
  })

  function demandWaiting(): void {
    if (isCancelled) throw new CancelledError()
  }

  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    demandWaiting()
    isAsked = true
    try {
      return await request()
    } finally {
      isAsked = false
    }
  }

  async function send<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const answer = await ask(request)
    if (isCancelled) onLate()
    return answer
  }

  return {
    cancelled,
    isCancelled: () => isCancelled,
    cancel() {
      if (!isAsked) return false
      isCancelled = true
      resolveCancelled()
      return true
    },
    line: {
      ...inner,
      sendTransaction: (call) => send(() => inner.sendTransaction(call)),
      sendCalls: (calls) => send(() => inner.sendCalls(calls)),
      async sign(message) {
        const signature = await ask(() => inner.sign(message))
        demandWaiting()
        return signature
      },
    },
  }
}

class CancelledError extends Error {
  override readonly name = 'CancelledError'

  constructor() {
    super('You cancelled the request.')
  }
}
