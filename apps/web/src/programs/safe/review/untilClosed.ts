import type { WriteDeps } from '@love/safe/write/writeDeps'

/**
 * The wallet for as long as the window is open: nothing is asked of it afterwards, and what it signs afterwards goes
 * nowhere. What it sends is sent, whoever looks.
 */
export function untilClosed(line: WriteDeps['line'], signal: AbortSignal): WriteDeps['line'] {
  return {
    async sign(message) {
      signal.throwIfAborted()
      const answer = await line.sign(message)
      signal.throwIfAborted()
      return answer
    },
    async sendTransaction(call) {
      signal.throwIfAborted()
      return line.sendTransaction(call)
    },
  }
}
