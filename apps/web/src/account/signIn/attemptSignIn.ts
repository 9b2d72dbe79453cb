import { parseSignInMessage, signInMessage } from '@love/protocol/signIn/signInMessage'
import type { Address } from 'viem'
import { errorText, wrongNetworkText } from '../../chain/errorText.ts'
import type { SignInServer, Verification } from './createSignInServer.ts'
import { isWalletRefusal } from './isWalletRefusal.ts'
import { SignInFailure } from './SignInFailure.ts'
import { serverErrorWords } from './serverErrorWords.ts'
import type { SignInStep } from './signInState.ts'
import { signInTexts } from './signInTexts.ts'

/** Where this page is, as the text that is signed says it. */
export type SignInPlace = { readonly domain: string; readonly uri: string; readonly chainId: number }

export type AttemptDeps = {
  readonly server: Pick<SignInServer, 'prepare' | 'verify'>
  /** Asks the wallet. A Safe answers `0x` while more owners have to sign. */
  readonly signText: (address: Address, text: string) => Promise<string>
  readonly place: () => SignInPlace
  readonly onStep: (step: SignInStep) => void
}

export type Attempt = {
  readonly message: string
  readonly signature: string
  readonly verification: Verification
}

/** Throws `SignInFailure`, or what the wallet threw when the person said no. */
export async function attemptSignIn(
  deps: AttemptDeps,
  { address, signal }: { readonly address: Address; readonly signal: AbortSignal },
): Promise<Attempt> {
  const { server, onStep } = deps
  onStep({ kind: 'preparing' })
  const message = await prepare(deps, address, signal)
  onStep({ kind: 'signing', message })
  const signature = await sign(deps, address, message)
  signal.throwIfAborted()
  onStep({ kind: 'verifying', message })
  try {
    return { message, signature, verification: await server.verify({ message, signature }) }
  } catch (error) {
    throw new SignInFailure(signInTexts.verifying, serverErrorWords(error))
  }
}

/** The text is made here: the server only gives what goes into it. One that differs is never shown to the wallet. */
async function prepare(
  { server, place }: Pick<AttemptDeps, 'server' | 'place'>,
  address: Address,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { message, nonce, issuedAt, expirationTime } = await server.prepare(address, signal)
    const own = signInMessage({ ...place(), address, nonce, issuedAt, expirationTime })
    // Read back too: a field could hold lines that are no part of it.
    if (message === own && parseSignInMessage(own)) return message
  } catch (error) {
    throw new SignInFailure(signInTexts.preparing, serverErrorWords(error))
  }
  throw new SignInFailure(
    signInTexts.preparing,
    'The server asked you to sign an unexpected message. It was blocked and not sent to your wallet.',
  )
}

async function sign(
  { signText }: Pick<AttemptDeps, 'signText'>,
  address: Address,
  message: string,
): Promise<string> {
  try {
    return await signText(address, message)
  } catch (error) {
    if (isWalletRefusal(error)) throw error
    const words = errorText(error)
    throw words === wrongNetworkText
      ? new SignInFailure(wrongNetworkText)
      : new SignInFailure(signInTexts.signing, words)
  }
}
