type SafeApiFailure = {
  readonly message: string
  /** Whether the gateway said no, or said something that we cannot read. */
  readonly reason: 'refused' | 'unreadable'
  readonly status: number
  /** The gateway's own code, where it gave one. */
  readonly gatewayCode?: string | number | undefined
  readonly cause?: unknown
}

/** The gateway answered, but not with what was asked for. */
export class SafeApiError extends Error {
  override readonly name = 'SafeApiError'
  readonly code = 'safe-api'
  readonly reason: SafeApiFailure['reason']
  readonly status: number
  readonly gatewayCode: string | number | undefined

  constructor({ message, reason, status, gatewayCode, cause }: SafeApiFailure) {
    super(message, { cause })
    this.reason = reason
    this.status = status
    this.gatewayCode = gatewayCode
  }
}

/** The request was wrong before it left: nothing was sent. */
export class SafeRequestError extends Error {
  override readonly name = 'SafeRequestError'
  readonly code = 'safe-request'
}
