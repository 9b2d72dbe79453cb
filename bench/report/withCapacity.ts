import { assumptions, capacity, type Need } from '../capacity.ts'
import type { Results } from '../results.ts'

const begin = '<!-- computed by bench/capacity.ts: begin -->'
const end = '<!-- computed by bench/capacity.ts: end -->'
const sizes = [1_000, 100_000, 10_000_000]

/** Puts the computed tables between the marks of the document. */
export function withCapacity(document: string, results: Results): string {
  const [before, after] = [document.indexOf(begin), document.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`docs/scale.md has no ${begin} with its end.`)
  const computed = capacityTables(results)
  return `${document.slice(0, before + begin.length)}\n\n${computed}\n\n${document.slice(after)}`
}

function capacityTables(results: Results): string {
  const needs = sizes.map((visitors) => capacity(results, visitors))
  const row = (name: string, of: (need: Need) => string) => `| ${[name, ...needs.map(of)].join(' | ')} |`
  const paths = needs[0]?.paths.map(({ name }) => name) ?? []
  const rate = (name: string) => (need: Need) =>
    number(need.paths.find((path) => path.name === name)?.perSecond ?? Number.NaN)
  return [
    '### Assumptions',
    table(
      ['| assumption | |', '|---|--:|'],
      Object.values(assumptions).map(({ words, value }) => `| ${words} | ${number(value)} |`),
    ),
    '### What this many visitors a month need',
    table(
      [row('', ({ visitors }) => visitors.toLocaleString('en-US')), '|---|--:|--:|--:|'],
      [
        row('pages open at once, busiest minute', ({ openPages }) => number(openPages)),
        row('files, GB per month', ({ gigabytesAMonth: { files } }) => number(files)),
        row('polling, GB per month', ({ gigabytesAMonth: { looks } }) => number(looks)),
        ...paths.map((name) => row(`${name}, per second`, rate(name))),
        row('servers with two cores', ({ servers }) => number(servers)),
        row('connections to Postgres', ({ servers }) =>
          servers > 1 ? number((servers + 1) * 10) : 'SQLite is enough',
        ),
        row('nodes', ({ nodes }) => number(nodes)),
      ],
    ),
    '### Bottlenecks',
    table(
      ['| resource | capacity per second | full at … visitors a month | |', '|---|--:|--:|---|'],
      fullAt(needs[0]),
    ),
  ].join('\n\n')
}

/** Everything grows with the visitors, so one size tells of all. */
function fullAt(need: Need | undefined): string[] {
  const rows =
    need &&
    [...need.paths, ...need.limits].map(({ name, perSecond, most, source }) => ({
      name,
      most,
      source,
      visitors: (need.visitors * most) / perSecond,
    }))
  return (rows ?? [])
    .toSorted((a, b) => a.visitors - b.visitors)
    .map(({ name, most, source, visitors }) => {
      const rounded = Number(visitors.toPrecision(2)).toLocaleString('en-US')
      return `| ${name} | ${number(most)} | ${rounded} | ${source} |`
    })
}

const table = (head: readonly string[], rows: readonly string[]) => [...head, ...rows].join('\n')

/** Small ones with a digit more, none with an exponent. */
function number(value: number): string {
  if (value > 0 && value < 0.001) return 'below 0.001'
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 })
}
