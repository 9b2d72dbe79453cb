/** As wallets number them: the person said no. */
export const rejectedCode = 4001

/** As wallets number them: there is no such method. */
export const unsupportedCode = 4200

/** One side cannot or will not do what the other asked; its text crosses the frame, so it holds nothing private. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
  readonly code: number | undefined

  constructor(message: string, { code, cause }: { code?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.code = code
  }
}

/** What apps and hosts know each other's refusals by: the letters count. */
export const errorTexts = {
  noWindow: "Window doesn't exist",
  noSafeInfo: 'Could not load Safe information',
  noProvider: 'provider is required.',
  badSafeTxHash: 'Invalid safeTxHash',
  noTransactions: 'No transactions were passed',
  badTypedData: 'Invalid typed data',
  badMessage: 'Invalid message type',
  badSigner: 'The address or message hash is invalid',
  badTypedDataSigner: 'The address is invalid',
  badPermissions: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  notImplemented: (method: string) => `"${method}" not implemented`,
} as const
