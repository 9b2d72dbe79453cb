/** The kinds that are about an account; prices need none. */
export const accountKinds = ['safe', 'transactions', 'rewards', 'approvals'] as const

export type AccountKind = (typeof accountKinds)[number]

export const alertKinds = ['price', ...accountKinds, 'test'] as const

export type AlertKind = (typeof alertKinds)[number]

export type Alert = {
  /** What it is about: a later alert about the same takes its place. */
  readonly id: string
  readonly kind: AlertKind
  readonly title: string
  readonly text: string
  /** The place on this page where a person can act on it. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export type NewAlert = Omit<Alert, 'at'>

/** What follows from a look: what to keep for the next one, and what is worth an alert. */
export type Judged<Kept> = { readonly kept: Kept; readonly alerts: readonly NewAlert[] }

/** What a look has found, judged by what was kept of the last one. That comes from storage: the finding parses it. */
export type Finding = (kept: unknown) => Judged<unknown>
