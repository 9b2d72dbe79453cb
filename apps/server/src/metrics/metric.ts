export type Sample = {
  /** Behind the name of the metric: a histogram has several series. */
  readonly suffix?: string
  readonly labels?: Readonly<Record<string, string | number>>
  readonly value: number
}

/** Something that is counted or measured, under a name that never changes once released. */
export type Metric = {
  readonly name: string
  /** In words, for whoever draws it. */
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram' | 'summary'
  /** As it is at this moment. */
  read(): readonly Sample[] | Promise<readonly Sample[]>
}
