import { once } from '@love/protocol/once'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import { getMessage } from '@love/safe/api/endpoints/messages'
import { type Address, getAddress } from 'viem'
import { isFramed } from '../../browser/isFramed.ts'
import { network } from '../../chain/network.ts'
import { browserStorage } from '../../storage/storage.ts'
import { walletConfig } from '../../wallet/config.ts'
import { connectionStore } from '../../wallet/connection.ts'
import { reconnectWallet } from '../../wallet/reconnectWallet.ts'
import { safeGateway } from '../../wallet/safe/gateway/safeGateway.ts'
import { safeReviews } from '../../wallet/safe/review/safeReviews.ts'
import { createSignatureRecords } from './createSignatureRecords.ts'
import { createSignIn, type SignIn } from './createSignIn.ts'
import { createSignInMark } from './createSignInMark.ts'
import { createSignInServer } from './createSignInServer.ts'
import { signInMarkKey } from './signInMarkKey.ts'
import { signInStore } from './signInStore.ts'
import { signText } from './signText.ts'
import { syncStore } from './sync/syncStore.ts'

const overWords = 'Your session has expired. Sign in again to sync this browser with your account.'

/**
 * One for the page; it follows the connected account from its first use on. Not before the wallet of the last visit is
 * back, also as the Safe it acted as: until then the account is not the one of the session.
 */
export const pageSignIn = once(async (): Promise<SignIn> => {
  await reconnectWallet()
  const signIn = createSignIn({
    store: signInStore,
    server: createSignInServer({ fetch: (...request) => globalThis.fetch(...request), isFramed }),
    mark: createSignInMark(browserStorage, signInMarkKey()),
    records: createSignatureRecords(browserStorage),
    place: () => ({ domain: location.host, uri: location.origin, chainId: network.chain.id }),
    async signText(address, text) {
      const signature = await signText(walletConfig(), { address, chainId: network.chain.id, text })
      closeReview(text)
      return signature
    },
    async readSafeSignature(messageHash) {
      const { preparedSignature } = await callEndpoint(safeGateway(), getMessage, {
        parameters: { chainId: String(network.chain.id), message_hash: messageHash },
      })
      return preparedSignature ?? '0x'
    },
  })
  const follow = () => {
    const { address, isConnected, status } = connectionStore.get()
    // Nobody has left who is only being called again.
    if (isConnected || status === 'disconnected')
      signIn.follow(isConnected && address ? getAddress(address) : undefined)
  }
  followSession(signIn)
  connectionStore.subscribe(follow)
  follow()
  return signIn
})

/** What an owner has signed for the Safe is told in the sign-in window, which stands in front of the review. */
function closeReview(text: string): void {
  for (const { request, close } of safeReviews.get())
    if (request.kind === 'message' && request.message === text) close()
}

/** Who signs in keeps names, notes and settings with the account, for as long as the session lasts. */
function followSession({ end }: Pick<SignIn, 'end'>): void {
  let address: Address | undefined
  let turn = new AbortController()

  async function begin(own: Address, { signal }: AbortController) {
    syncStore.set({ status: 'working' })
    try {
      const { startSync } = await import('./sync/startSync.ts')
      if (!signal.aborted) startSync({ address: own, signal, onSessionOver: () => end(overWords) })
    } catch {
      if (!signal.aborted)
        syncStore.set({ status: 'failed', text: 'Part of this page could not be loaded. Reload the page.' })
    }
  }

  signInStore.subscribe(() => {
    const state = signInStore.get()
    const next = state.status === 'connected' ? state.address : undefined
    if (next === address) return
    address = next
    turn.abort()
    turn = new AbortController()
    if (next) void begin(next, turn)
    else syncStore.set({ status: 'off' })
  })
}
