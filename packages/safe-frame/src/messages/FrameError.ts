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
