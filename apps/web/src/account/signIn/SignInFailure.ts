/** A sign-in that came to nothing: one of the specified texts, and why. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure'
  readonly code = 'sign-in-failed'
  readonly hint: string | undefined

  constructor(text: string, hint?: string) {
    super(text)
    this.hint = hint
  }
}
