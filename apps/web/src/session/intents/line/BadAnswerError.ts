/** A wallet answered something that no standard knows. */
export class BadAnswerError extends Error {
  override readonly name = 'BadAnswerError'
  readonly code = 'bad-answer'
}
