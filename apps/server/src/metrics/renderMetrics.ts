import type { Metric, Sample } from './metric.ts'

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
