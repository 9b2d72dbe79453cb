import { nodeFailure } from '../../chain/createChainClient.ts'
import { BodyCutError } from '../../rpc/readCapped.ts'
import { isQuorumFailure } from '../../rpc/upstreams/compareNodes.ts'
import { isDatabaseFailure, isOutOfRoom } from '../../store/isDatabaseFailure.ts'
import { SafeIndexError } from '../index/followedSafes.ts'
import { BusyError } from '../signatures/signatureLimits.ts'

const noDatabase = 'The database is not available. Try again in a few seconds.'

const noRoom = 'Cannot save: the server disk is full. Try again later.'

const noChain = 'The chain cannot be reached right now. Try again in a few seconds.'

/** What a failure means to whoever asked; undefined for what should not have happened. */
export function refusalOf(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error
  if (error instanceof BodyCutError) return new GatewayError(400, error.message)
  if (error instanceof BusyError) return new GatewayError(503, error.message, { retryAfter: 5 })
  if (error instanceof SafeIndexError) {
    if (error.code === 'not-a-safe') return new GatewayError(404, error.message)
    return new GatewayError(503, error.message, { retryAfter: error.code === 'full' ? 3_600 : 5 })
  }
  if (isOutOfRoom(error)) return new GatewayError(503, noRoom, { retryAfter: 30 })
  if (isDatabaseFailure(error)) return databaseAway()
  const failure = nodeFailure(error)
  // Who is about to sign must know that a node lies, not only that something is slow.
  const words = failure && isQuorumFailure(failure) ? failure.message : noChain
  return failure && new GatewayError(503, words, { retryAfter: 5 })
}

export function databaseAway(): GatewayError {
  return new GatewayError(503, noDatabase, { retryAfter: 1 })
}

/** An answer that is not what was asked for, in words for whoever asked. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly status: number
  /** In the body, beside the message. Clients of others know 1 (checksum) and 50 (no Safe); all others are the status. */
  readonly code: number
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    { code = status, retryAfter }: { code?: number | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
