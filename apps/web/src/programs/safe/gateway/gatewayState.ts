import { isFinal } from '../../../wallet/safe/gateway/gatewayDefaults.ts'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'

/** How far what a gateway said can be relied on now. */
export type GatewayState =
  | { readonly status: 'loading'; readonly isSlow: boolean }
  /** Final: asking again would not help. */
  | { readonly status: 'failed'; readonly reason: string; readonly isFinal: boolean }
  | { readonly status: 'fresh'; readonly seconds: number }
  | { readonly status: 'stale'; readonly seconds: number }
  /** There is something, but the last attempt to renew it failed. */
  | { readonly status: 'interrupted'; readonly seconds: number; readonly reason: string }

export type GatewayStateParameters = {
  /** When it was read last; zero before the first answer. */
  readAtMs: number
  failureReason: unknown
  nowMs: number
  waitingSinceMs: number
}

/** Then a waiting person gets a button. */
const slowAfterMs = 15_000
/** As for figures of the chain. */
const staleAfterSeconds = 36

export function gatewayState(parameters: GatewayStateParameters): GatewayState {
  const { readAtMs, failureReason, nowMs, waitingSinceMs } = parameters
  const reason = failureReason ? gatewayErrorText(failureReason) : undefined
  if (readAtMs === 0)
    return reason === undefined
      ? { status: 'loading', isSlow: nowMs - waitingSinceMs >= slowAfterMs }
      : { status: 'failed', reason, isFinal: isFinal(failureReason) }
  const seconds = Math.max(0, Math.floor((nowMs - readAtMs) / 1_000))
  if (reason !== undefined) return { status: 'interrupted', seconds, reason }
  return { status: seconds > staleAfterSeconds ? 'stale' : 'fresh', seconds }
}
