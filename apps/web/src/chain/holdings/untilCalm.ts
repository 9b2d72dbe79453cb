/** Longer than it takes until all transactions of a batch are noticed. */
const pauseMs = 50

/**
 * Each transaction of a batch has the holdings read again. Large readings wait a moment first, so that only the last one
 * asks: together they would be more than the server takes in one request.
 */
export async function untilCalm(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  signal.throwIfAborted()
}
