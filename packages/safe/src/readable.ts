import { adminCallsIn } from './adminCalls.ts'
import { carriedCalls } from './decode/carriedCalls.ts'
import type { MultiSendCall } from './multiSend.ts'
import { SafeDataError } from './SafeDataError.ts'

type Readable = Pick<MultiSendCall, 'to' | 'data'>

/** For people, wherever a button or a gateway refuses it. */
export const unreadableWords = 'It contains a batch that cannot be fully decoded and may hide anything.'

/**
 * Readable to the last byte or not signable: every batch inside, and everything that another Safe is made to do, is in the
 * one encoding that contracts and people read alike, and not deeper than it is opened. Bytes of other functions are shown
 * as such.
 */
export function isReadable(tx: Readable): boolean {
  return adminCallsIn(tx).isComplete
}

/**
 * The same for what an account sends itself. An execution is one level around what the owners have signed: it does not
 * count, or what they could read would be too deep to be executed.
 */
export function isReadableCall({ data }: Readable): boolean {
  const carried = carriedCalls(data)
  return !carried || (carried.calls?.every(isReadable) ?? false)
}

/** Throws before anybody is asked to sign it. */
export function demandReadable(tx: Readable): void {
  if (!isReadable(tx)) throw unreadable()
}

export function demandReadableCalls(calls: readonly Readable[]): void {
  if (!calls.every(isReadableCall)) throw unreadable()
}

function unreadable(): SafeDataError {
  return new SafeDataError(
    unreadableWords,
    'Your wallet was not asked to sign. Reject it, or ask for a batch in standard ABI encoding.',
  )
}
