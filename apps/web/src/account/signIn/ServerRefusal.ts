/** The server has answered, but not with what was asked for. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal'
  readonly code = 'server-refusal'
  readonly status: number

  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}
