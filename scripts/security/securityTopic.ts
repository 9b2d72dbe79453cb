/** Files from the root of the repository, each with titles of tests in it; where one ends with `…` the rest is left out. */
type HeldBy = Readonly<Record<string, readonly string[]>>

export type SecurityRow = {
  readonly id: string
  readonly promise: string
  readonly heldBy: HeldBy
  /** What nobody can hold because it is not there, and why. */
  readonly missing?: string
}

export type SecurityTopic = { readonly title: string; readonly rows: readonly SecurityRow[] }
