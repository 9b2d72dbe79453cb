import { once } from '@love/protocol/once'
import { callEndpoint } from '@love/safe-api/client/callEndpoint'
import { getMessage } from '@love/safe-api/endpoints/getMessage'
import { getAddress } from 'viem'
import { network } from '../../chain/network.ts'
import { connectionStore } from '../connection.ts'
import { isFramed } from '../isFramed.ts'
import { safeGateway } from '../safe/gateway/safeGateway.ts'
import { safeReviews } from '../safe/review/safeReviews.ts'
import { onStoredChange, readStored, removeStored, writeStored } from '../storage.ts'
import { walletConfig } from '../wallet/config.ts'
import { reconnectWallet } from '../wallet/reconnectWallet.ts'
import { createSignatureRecords } from './createSignatureRecords.ts'
import { createSignIn, type SignIn } from './createSignIn.ts'
import { createSignInMark } from './createSignInMark.ts'
import { createSignInServer } from './createSignInServer.ts'
import { signInMarkKey } from './signInMarkKey.ts'
import { signInStore } from './signInStore.ts'
import { signText } from './signText.ts'
import { followSession } from './sync/followSession.ts'

const stored = { readStored, writeStored, removeStored, onStoredChange }

/**
 * One for the page; it follows the connected account from its first use on. Not before the wallet of the last visit is
 * back, also as the Safe it acted as: until then the account is not the one of the session.
 */
export const pageSignIn = once(async (): Promise<SignIn> => {
  await reconnectWallet()
  const signIn = createSignIn({
    store: signInStore,
    server: createSignInServer({ fetch: (...request) => globalThis.fetch(...request), isFramed }),
    mark: createSignInMark(stored, signInMarkKey()),
    records: createSignatureRecords(stored),
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
