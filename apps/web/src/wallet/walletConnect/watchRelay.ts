import { dismissToast, showToast } from '../../toasts/toasts.ts'

/** The part of WalletConnect's relayer that says whether there is a line to the relay. */
export type Relayer = {
  readonly connected: boolean
  readonly on: (event: 'relayer_connect' | 'relayer_disconnect', listener: () => void) => unknown
}

const id = 'walletconnect-relay'

/** Milliseconds in which a line that was only cut is usually there again. */
const graceMs = 3_000

/** Speaks up when the relay stays away while a wallet is connected over it, and is silent again when it is back. */
export function watchRelay(relayer: Relayer, isInUse: () => boolean): void {
  let isWaiting = false

  function expectLine() {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (relayer.connected || !isInUse()) return
      showToast({
        id,
        kind: 'error',
        title: 'WalletConnect is offline',
        text: "The relay between this page and your wallet can't be reached. Retrying…",
      })
    }, graceMs)
  }

  relayer.on('relayer_disconnect', expectLine)
  relayer.on('relayer_connect', () => dismissToast(id))
  expectLine()
}
