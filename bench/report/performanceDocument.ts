import type { Comparison, Curve, Findings } from '../findings.ts'
import { isKept, type Measurement } from '../measurement.ts'
import type { Part } from '../parts.ts'
import type { Results } from '../results.ts'
import { betterBy } from './betterBy.ts'
import { plotFile } from './plotFile.ts'

type Parts = Readonly<Record<string, Pick<Part, 'title' | 'about'>>>

/** Every figure of `results.json`, with what it was promised to be. */
export function performanceDocument({ machine, parts: found }: Results, parts: Parts): string {
  const measured = Object.entries(parts).flatMap(([name, { title, about }]) => {
    const findings = found[name]
    return findings ? [[`## ${title}`, `${about} (\`${name}\`)`, ...sectionOf(findings)].join('\n\n')] : []
  })
  const missing = Object.keys(parts).filter((name) => !found[name])
  return [
    '# Performance',
    `Written by \`npm run bench\` from \`bench/results.json\`; \`npm run bench -- measureStart\` repeats one part. Measured on ${machine.cores} cores, ${machine.platform}, Node ${machine.node.replace('v', '')}, with load, chain, database and browser on the same machine. Bounds are our promises; peer results come from the same run.`,
    summary(Object.values(found)),
    ...(missing.length > 0
      ? [`Not measured in this run: ${missing.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
    ...comparedTable(Object.values(found).flatMap((findings) => findings.comparisons ?? [])),
    ...measured,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function summary(all: readonly Findings[]): string {
  const rows = all.flatMap(({ measurements }) => measurements)
  const missed = rows.filter((row) => !isKept(row))
  const kept = `${rows.length - missed.length} of ${rows.length} bounds are met.`
  return missed.length > 0 ? `${kept} Missed: ${missed.map(({ name }) => name).join('; ')}.` : kept
}

function sectionOf({ measurements, curves = [], failures = [] }: Findings): string[] {
  return [
    ...(measurements.length > 0
      ? [['| what | measured | bound | |', '|---|--:|--:|---|', ...measurements.map(rowOf)].join('\n')]
      : []),
    ...curves.map(plotOf),
    ...failures.map((failure) => `**Not measured:** ${inCell(failure).slice(0, 300)}`),
  ]
}

function rowOf(measurement: Measurement): string {
  const { name, value, unit } = measurement
  const bound =
    'atMost' in measurement ? `≤ ${number(measurement.atMost)}` : `≥ ${number(measurement.atLeast)}`
  const cells = [
    name,
    amount(value, unit),
    `${bound} ${unit}`.trim(),
    isKept(measurement) ? 'kept' : '**missed**',
  ]
  return `| ${cells.map(inCell).join(' | ')} |`
}

function comparedTable(comparisons: readonly Comparison[]): string[] {
  if (comparisons.length === 0) return []
  const rows = comparisons.flatMap((comparison) =>
    Object.entries(comparison.peers).map(([peer, theirs]) => {
      const { name, unit, ours } = comparison
      const cells = [name, peer, amount(ours, unit), amount(theirs, unit), betterBy(comparison, theirs)]
      return `| ${cells.map(inCell).join(' | ')} |`
    }),
  )
  const head = ['| what | peer | ours | theirs | ours is |', '|---|---|--:|--:|--:|']
  const about =
    'The peers are in `bench/peers`: the smallest page with a wallet button and the reserves of the ten pairs, built with Next and RainbowKit, and with wagmi and Vite; the same proxy as a Next route and on Express.'
  return ['## Compared with peers', about, [...head, ...rows].join('\n')]
}

/** The picture, and its figures for whoever cannot see it. */
function plotOf(curve: Curve): string {
  const { name, across, unit, lines } = curve
  const sizes = lines[0]?.points.map(({ at }) => number(at)) ?? []
  const rows = lines.map(
    (line) => `| ${[line.name, ...line.points.map(({ value }) => number(value))].join(' | ')} |`,
  )
  const table = [
    `| ${unit} at … ${across} | ${sizes.join(' | ')} |`,
    `|---|${sizes.map(() => '--:|').join('')}`,
    ...rows,
  ]
  return `![${name} across ${across}](plots/${plotFile(curve)})\n\n${table.join('\n')}`
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
const amount = (value: number, unit: string) => `${number(value)} ${unit}`.trim()
const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
