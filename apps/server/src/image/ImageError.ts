/** Why there is no picture, as a status and a sentence. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
