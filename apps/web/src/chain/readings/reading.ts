/** As programs use it: what was read, why the last try failed in words, and the way to ask at once. */
export type Reading<Data> = {
  readonly data: Data | undefined
  readonly failure: string | undefined
  readonly readAgain: () => Promise<void>
}

/** Who says what is public. */
export type PublicOptions = {
  /** The page asks the chain by itself, as it does about everybody's own money. */
  readonly readsItself: boolean
  /** What the server has read is shown, alone or until the chain has answered. */
  readonly takesGiven: boolean
  /** Asks the chain for nothing for now. */
  readonly isHeld: boolean
}

/** Something that is read again and again, for whoever listens. */
export type Observed<Data> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Pick<Reading<Data>, 'data' | 'failure'>
  readonly readAgain: () => Promise<void>
}
