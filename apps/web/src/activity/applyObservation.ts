import { type Mined, minedOf, type Transaction, type TxState } from './transaction.ts'

/** What a node says about one transaction. */
export type Observation =
  /** In the pool; `nextNonce` is what the account may use next. */
  | { readonly kind: 'waiting'; readonly nextNonce: number }
  | { readonly kind: 'unknown'; readonly nonceUsed: boolean }
  /** `depth` is 1 in the newest block. */
  | { readonly kind: 'mined'; readonly mined: Mined; readonly depth: number }
  /** Of a proposal: it waits for signatures, or for somebody who executes it. */
  | { readonly kind: 'proposed'; readonly signed: number; readonly required: number }
  /** Another one was executed with its nonce. */
  | { readonly kind: 'outvoted' }
  /** Who keeps proposals does not know it (yet, or any more). */
  | { readonly kind: 'withdrawn' }

export type ObservationContext = { readonly now: number; readonly confirmations: number }

/** A node may be slow to hear of a transaction; after this long it counts as dropped. */
export const droppedAfterMs = 120_000
/** A Safe host may be slow to list a proposal; after this long it counts as taken back. */
export const withdrawnAfterMs = 30_000

/** The one place where a transaction changes its state. Nothing new gives back the very same object. */
export function applyObservation(
  transaction: Transaction,
  observation: Observation,
  context: ObservationContext,
): Transaction {
  const state = nextState(transaction, observation, context)
  return isSameState(state, transaction.state) ? transaction : { ...transaction, state }
}

function nextState(transaction: Transaction, observation: Observation, context: ObservationContext): TxState {
  switch (observation.kind) {
    case 'waiting':
      return whenWaiting(transaction, observation.nextNonce)
    case 'unknown':
      return whenUnknown(transaction, observation.nonceUsed, context.now)
    case 'mined':
      return whenMined(transaction, observation, context)
    case 'proposed':
      return whenProposed(observation)
    case 'outvoted':
      return whenOutvoted(transaction, context.now)
    case 'withdrawn':
      return whenWithdrawn(transaction, context.now)
    default:
      return observation satisfies never
  }
}

function whenWaiting(transaction: Transaction, nextNonce: number): TxState {
  if (minedOf(transaction) || transaction.state.detail === 'reorged')
    return { status: 'pending', detail: 'reorged' }
  const waits = transaction.nonce !== undefined && transaction.nonce > nextNonce
  return { status: 'pending', detail: 'sent', ...(waits && { waitsFor: nextNonce }) }
}

function whenUnknown(transaction: Transaction, nonceUsed: boolean, now: number): TxState {
  const { state } = transaction
  if (state.detail === 'dropped') return { ...state, nonceUsed }
  const since =
    (state.detail === 'missing'
      ? state.since
      : state.detail === 'reorged'
        ? state.missingSince
        : undefined) ?? now
  if (now - since >= droppedAfterMs) return { status: 'failed', detail: 'dropped', nonceUsed, at: now }
  if (minedOf(transaction) || state.detail === 'reorged')
    return { status: 'pending', detail: 'reorged', missingSince: since }
  return { status: 'pending', detail: 'missing', since }
}

function whenMined(
  transaction: Transaction,
  { mined, depth }: Extract<Observation, { kind: 'mined' }>,
  { now, confirmations }: ObservationContext,
): TxState {
  const { state } = transaction
  const before = minedOf(transaction)
  const isSameBlock = before?.blockHash === mined.blockHash && before.hash === mined.hash
  // A node that lags behind does not undo what another one has shown.
  if (state.status !== 'pending' && isSameBlock) return state
  if (depth < confirmations) {
    const moved =
      (before !== undefined && !isSameBlock) ||
      state.detail === 'reorged' ||
      (state.detail === 'included' && state.moved)
    return { status: 'pending', detail: 'included', mined, depth, moved }
  }
  return mined.result === 'success'
    ? { status: 'confirmed', detail: 'success', mined, at: now }
    : { status: 'failed', detail: mined.result, mined, at: now }
}

function whenProposed({ signed, required }: Extract<Observation, { kind: 'proposed' }>): TxState {
  return { status: 'pending', detail: 'proposed', signed, required }
}

function whenOutvoted({ state }: Transaction, now: number): TxState {
  return state.detail === 'outvoted' ? state : { status: 'failed', detail: 'outvoted', at: now }
}

/** What is over stays as it was. */
function whenWithdrawn({ state }: Transaction, now: number): TxState {
  if (state.detail !== 'proposed') return state
  const since = state.missingSince ?? now
  if (now - since >= withdrawnAfterMs) return { status: 'failed', detail: 'withdrawn', at: now }
  return { ...state, missingSince: since }
}

/** States are flat but for `mined`. */
function isSameState(a: TxState, b: TxState): boolean {
  const fields = (state: TxState) => {
    const { mined, ...rest } = { mined: undefined, ...state }
    return Object.entries({ ...rest, ...mined }).filter(([, value]) => value !== undefined)
  }
  const [left, right] = [fields(a), new Map<string, unknown>(fields(b))]
  return left.length === right.size && left.every(([name, value]) => right.get(name) === value)
}
