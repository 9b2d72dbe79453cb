import { once } from '@love/protocol/once'
import { reconnect } from 'wagmi/actions'
import { isFramed } from '../browser/isFramed.ts'
import { network } from '../chain/network.ts'
import { showToast } from '../toasts/toasts.ts'
import { walletConfig } from './config.ts'
import { readConnectedWallet } from './connectedWallet.ts'
import { connectionStore } from './connection.ts'
import { currentWallets } from './currentWallets.ts'
import { discovery } from './discovery.ts'
import { isDialable, type WalletOption } from './listWallets.ts'
import { safe } from './offered/safe.ts'
import { optionConnector } from './optionConnector.ts'
import { readActingAs } from './safe/acting/actingStore.ts'
import { safeHost } from './safe/frame/safeHost.ts'
import { untilAborted } from './untilAborted.ts'

/** Milliseconds for an extension that starts after the page. */
const announceMs = 1_500

/** Milliseconds after which somebody who wants to dial should not wait for an old call any longer. */
const giveUpMs = 10_000

/** Inside a frame the host is asked before any other wallet. */
const greetSafeHost = once(async (): Promise<SafeGreeting> => {
  if (!isFramed()) return 'alone'
  try {
    const { findSafeHost } = await import('./safe/frame/findSafeHost.ts')
    const isThere = (await findSafeHost()) !== undefined
    safeHost.set(isThere)
    return isThere ? 'connected' : 'alone'
  } catch (error) {
    const text = error instanceof Error ? error.message : undefined
    showToast({ kind: 'error', title: 'Safe app', text })
    return 'unusable'
  }
})

/**
 * At the start of the page calls the Safe around it, else the wallet that was connected at the end of the last visit,
 * and no other.
 */
export const reconnectWallet = once(async () => {
  const greeting = await greetSafeHost()
  if (greeting === 'unusable') return
  const walletId = greeting === 'connected' ? safe.id : readConnectedWallet()
  if (!walletId) return
  const config = walletConfig()
  // To wagmi, a wallet that is current but not there yet means reconnecting.
  config.setState((state) => ({ ...state, current: walletId, status: 'reconnecting' }))
  const option = await waitForWallet(walletId)
  const giveUp = () => config.setState((state) => ({ ...state, current: null, status: 'disconnected' }))
  if (!option) return giveUp()
  const call = reconnect(config, { connectors: [optionConnector(option)] })
  await untilAborted(call, AbortSignal.timeout(giveUpMs)).catch(giveUp)
  await actAgain()
})

/** Who acted as a Safe at the last visit goes on with it. */
async function actAgain(): Promise<void> {
  const { address } = connectionStore.get()
  const acting = address && readActingAs(address, network.chain.id)
  if (!acting) return
  const { resumeActing } = await import('./safe/acting/pageActing.ts')
  await resumeActing(acting)
}

async function waitForWallet(walletId: string): Promise<WalletOption | undefined> {
  const { subscribe } = discovery()
  if (!hasWallet(walletId))
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, announceMs)
      const stop = subscribe(() => hasWallet(walletId) && done())
      function done() {
        clearTimeout(timer)
        stop()
        resolve()
      }
    })
  const found = currentWallets()
    .filter(isDialable)
    .filter((option) => option.walletId === walletId)
  // Two under one name: which of them was chosen last time, nobody can tell.
  return found.length === 1 ? found[0] : undefined
}

function hasWallet(walletId: string): boolean {
  return currentWallets().some((option) => isDialable(option) && option.walletId === walletId)
}

/** `unusable`: a Safe is around us, but not one for this page; nobody else's wallet takes its place. */
type SafeGreeting = 'alone' | 'connected' | 'unusable'
