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

type Counter = { readonly metric: Metric; add(...labels: readonly string[]): void }

/** Counts by the values of its labels, in their order. Whoever adds bounds how many different ones there are. */
export function createCounter({
  name,
  help,
  labels: names,
}: {
  name: string
  help: string
  labels: readonly string[]
}): Counter {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>()
  return {
    metric: { name, help, type: 'counter', read: () => [...counts.values()] },
    add(...values) {
      const key = values.join('\n')
      const known = counts.get(key)
      if (known) known.value += 1
      else
        counts.set(key, {
          labels: Object.fromEntries(names.map((one, at) => [one, values[at] ?? ''])),
          value: 1,
        })
    },
  }
}

type Gauge = {
  readonly metric: Metric
  /** What one of them is now. */
  set(label: string, value: number): void
}

/** Several values of one kind, told apart by one label. */
export function createGauge({ name, help, label }: { name: string; help: string; label: string }): Gauge {
  const values = new Map<string, number>()
  return {
    metric: {
      name,
      help,
      type: 'gauge',
      read: () => [...values].map(([one, value]) => ({ labels: { [label]: one }, value })),
    },
    set: (one, value) => void values.set(one, value),
  }
}

type Histogram = { readonly metric: Metric; observe(label: string, seconds: number): void }

/** Seconds. The smallest are for what is kept in memory, the largest for what waits for the chain. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { readonly counts: number[]; sum: number }

/** How long something took, by one label. */
export function createHistogram({
  name,
  help,
  label,
}: {
  name: string
  help: string
  label: string
}): Histogram {
  const all = new Map<string, Series>()

  return {
    metric: {
      name,
      help,
      type: 'histogram',
      read: () => [...all].flatMap(([one, series]) => samplesOf({ [label]: one }, series)),
    },
    observe(one, seconds) {
      let series = all.get(one)
      if (!series) {
        series = { counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 }
        all.set(one, series)
      }
      let at = 0
      while (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) at += 1
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sum += seconds
    },
  }
}

/** Each bucket holds those below it too. */
function samplesOf(labels: Record<string, string>, { counts, sum }: Series): readonly Sample[] {
  let count = 0
  const buckets = counts.map((own, at): Sample => {
    count += own
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: count }
  })
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}

/** The text format of Prometheus, version 0.0.4. */
export async function renderMetrics(metrics: readonly Metric[]): Promise<string> {
  const parts = await Promise.all(
    metrics.map(async ({ name, help, type, read }) => {
      const lines = (await read()).map((sample) => `${name}${lineOf(sample)}\n`)
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
    }),
  )
  return parts.join('')
}

function lineOf({ suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([name, text]) => `${name}="${escapeLabel(String(text))}"`)
  return `${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
}
