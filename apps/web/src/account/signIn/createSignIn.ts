import { parseSignInMessage } from '@love/protocol/signIn/signInMessage'
import type { Address, Hash } from 'viem'
import { errorText } from '../../chain/errorText.ts'
import type { Store } from '../../storage/createStore.ts'
import { type AttemptDeps, attemptSignIn } from './attemptSignIn.ts'
import type { SignatureRecords } from './createSignatureRecords.ts'
import type { SignInMark, SignInMarkStore } from './createSignInMark.ts'
import type { ServerSession, SignInServer } from './createSignInServer.ts'
import { isWalletRefusal } from './isWalletRefusal.ts'
import { SignInFailure } from './SignInFailure.ts'
import { serverErrorWords } from './serverErrorWords.ts'
import type { SignInState, SignInStep } from './signInState.ts'
import { signInTexts } from './signInTexts.ts'

export type SignInDeps = Omit<AttemptDeps, 'server' | 'onStep'> & {
  readonly store: Pick<Store<SignInState>, 'get' | 'set'>
  readonly server: SignInServer
  readonly mark: SignInMarkStore
  readonly records: SignatureRecords
  /** What the owners of a Safe have signed together; throws where nobody knows. */
  readonly readSafeSignature: (messageHash: Hash) => Promise<string>
}

export type SignIn = {
  /** Told which account is connected, whenever it changes. A session of another one ends at once. */
  readonly follow: (address: Address | undefined) => void
  readonly start: () => Promise<void>
  /** What the wallet answers after that is dropped. */
  readonly cancel: () => void
  /** Asks the server who we are. */
  readonly ask: () => Promise<void>
  /** The same for a sign-in that waits for more owners; nothing is shown meanwhile. */
  readonly poll: () => Promise<void>
  /** Also gives up a sign-in that waits for more owners. */
  readonly signOut: () => Promise<void>
  /** The server does not know the session any more. */
  readonly end: (notice: string) => void
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { store, server, mark, records } = deps
  let address: Address | undefined
  let turn = new AbortController()
  /** Until the server has heard that the last session is over: nobody begins a new one before. */
  let left: Promise<unknown> = Promise.resolve()

  /** What was under way says nothing any more. */
  function begin(): AbortSignal {
    turn.abort()
    turn = new AbortController()
    return turn.signal
  }

  function showStep(own: Address, step: SignInStep) {
    store.set({ status: 'unauthenticated', address: own, step })
  }

  function leave(whose: Address): Promise<unknown> {
    records.remove(whose)
    mark.write({ kind: 'leaving', address: whose })
    left = server.signOut().then(
      () => mark.read()?.kind === 'leaving' && mark.write(undefined),
      // It stays marked, and is tried again with the next account.
      () => {},
    )
    return left
  }

  function follow(next: Address | undefined) {
    if (next === address) return
    const isStart = address === undefined
    address = next
    begin()
    const known = mark.read()
    const isOver = known && known.kind !== 'pending' && (known.kind === 'leaving' || known.address !== next)
    // A page that has no wallet yet may get the one of the session.
    if (isOver && (next || !isStart)) void leave(known.address)
    if (!next) store.set({ status: 'disconnected' })
    else if (known && (isOver || known.address !== next)) showStep(next, { kind: 'ready' })
    else void ask()
  }

  async function ask() {
    const own = address
    if (!own) return
    const signal = begin()
    store.set({ status: 'loading', address: own })
    try {
      await readSession(own, signal)
    } catch (error) {
      if (!signal.aborted) fail(own, new SignInFailure(signInTexts.other, serverErrorWords(error)), 'session')
    }
  }

  async function readSession(own: Address, signal: AbortSignal) {
    const session = await server.readSession(signal)
    if (!signal.aborted) await settle(own, session, signal)
  }

  async function settle(own: Address, session: ServerSession, signal: AbortSignal) {
    const known = mark.read()
    const waiting = known?.kind === 'pending' && known.address === own ? known : undefined
    if (session.address && session.address !== own) {
      void leave(session.address)
      return showStep(own, { kind: 'ready' })
    }
    if (session.address) return enter(own, session.until, waiting, signal)
    if (waiting && session.pending) return showStep(own, { kind: 'pending', pending: session.pending })
    if (known?.address === own) mark.write(undefined)
    showStep(own, { kind: 'ready', notice: waiting ? expiredWords : undefined })
  }

  async function enter(own: Address, until: string, waiting: PendingMark | undefined, signal: AbortSignal) {
    if (waiting) {
      const sig = await deps.readSafeSignature(waiting.messageHash).catch(() => '0x')
      if (signal.aborted) return
      records.write(own, { sig, msg: waiting.message })
    }
    const known = mark.read()
    // Only news are news to the other tabs.
    if (known?.kind !== 'session' || known.address !== own) mark.write({ kind: 'session', address: own })
    const since = parseSignInMessage(records.read(own).msg)?.issuedAt
    store.set({ status: 'connected', address: own, since, until })
  }

  async function start() {
    const own = address
    if (!own) return
    const signal = begin()
    const onStep = (step: SignInStep) => void (signal.aborted || showStep(own, step))
    onStep({ kind: 'preparing' })
    const known = mark.read()
    await (known && known.address !== own ? leave(known.address) : left)
    if (signal.aborted) return
    try {
      const { message, signature, verification } = await attemptSignIn(
        { ...deps, onStep },
        { address: own, signal },
      )
      // Another account is there by now: this session is nobody's.
      if (signal.aborted) return void leave(own)
      if ('pending' in verification) {
        const { pending } = verification
        mark.write({ kind: 'pending', address: own, message, messageHash: pending.messageHash })
        return showStep(own, { kind: 'pending', pending })
      }
      records.write(own, { sig: signature, msg: message })
      await enter(own, verification.until, undefined, signal)
    } catch (error) {
      if (!signal.aborted) fail(own, error, 'signIn')
    }
  }

  function fail(own: Address, error: unknown, again: 'signIn' | 'session') {
    if (isWalletRefusal(error)) return showStep(own, { kind: 'ready', notice: errorText(error) })
    const known = error instanceof SignInFailure
    const text = known ? error.message : signInTexts.other
    showStep(own, { kind: 'failed', text, hint: known ? error.hint : undefined, again })
  }

  function cancel() {
    begin()
    if (address) showStep(address, { kind: 'ready' })
  }

  function end(notice: string) {
    const own = address
    if (!own) return
    begin()
    if (mark.read()?.address === own) mark.write(undefined)
    showStep(own, { kind: 'ready', notice })
  }

  async function signOut() {
    const own = address
    if (!own) return
    const before = store.get()
    begin()
    try {
      await server.signOut()
      records.remove(own)
      if (address === own) end('You are signed out. Your data in this browser is kept.')
    } catch (error) {
      if (address !== own) return
      const words = serverErrorWords(error)
      if (before.status === 'connected') store.set({ ...before, notice: `You are still signed in: ${words}` })
      else fail(own, new SignInFailure(signInTexts.other, words), 'session')
    }
  }

  async function poll() {
    const state = store.get()
    if (!address || state.status !== 'unauthenticated' || state.step.kind !== 'pending') return
    // Whoever waits for others asks again soon.
    await readSession(address, begin()).catch(() => {})
  }

  mark.onChange((heard) => {
    const state = store.get()
    if (!address || state.status === 'disconnected') return
    if (heard && heard.kind !== 'leaving' && heard.address === address) {
      // What is on its way to the server ends in the same.
      if (state.status === 'unauthenticated' && state.step.kind !== 'verifying') void ask()
    } else if (state.status !== 'unauthenticated' || state.step.kind === 'pending') {
      begin()
      showStep(address, { kind: 'ready' })
    }
  })

  return { follow, start, cancel, ask, poll, signOut, end }
}

type PendingMark = Extract<SignInMark, { kind: 'pending' }>

const expiredWords = 'The sign-in request expired before enough owners signed. Start again.'
