import { engines } from '../../e2e/engines/drivers/engines.ts'
import type { Run } from './readRuns.ts'

/** The whole document: every cell is what a test in that engine found. */
export function renderBrowsersDoc(runs: readonly Run[]): string {
  const sizes = [...new Set(runs.flatMap(({ about }) => about.size ?? []))]
  const columns = engines.flatMap(({ id, name }) =>
    sizes.map((size) => ({ id, size, head: `${name}, ${size}` })),
  )
  return `# Browsers

\`npm run browsers\` generates this page: it runs the main user journey in the three browser engines, with the real server and
the local chain, and records the results. \`npm test\` does the same in Firefox and WebKit
at one size, \`npm run test:deep\` at all sizes, without writing this page. The tests are in \`e2e/engines/\`.

| engine | version |
|---|---|
${rows(engines.map(({ id, name }) => [name, versionOf(runs, id)]))}

## Programs

Each program opens with its data or its text, nothing scrolls sideways even with visible scrollbars, every button can be
clicked, and charts stay inside their frames.

${table(
  ['program', ...columns.map(({ head }) => head)],
  namesOf(runs, 'program').map((program) => [
    program,
    ...columns.map(({ id, size }) => cell(runs.filter(isOf(id, { program, size })))),
  ]),
)}

## Steps

${table(
  ['step', ...engines.map(({ name }) => name)],
  namesOf(runs, 'step').map((step) => [
    step,
    ...engines.map(({ id }) => cell(runs.filter(isOf(id, { step })))),
  ]),
)}
`
}

const isOf =
  (engine: string, about: Readonly<Record<string, string>>) =>
  (run: Run): boolean =>
    run.engine === engine && Object.entries(about).every(([name, value]) => run.about[name] === value)

function cell(runs: readonly Run[]): string {
  if (runs.every(({ skipped }) => skipped)) return 'not tested'
  return runs.every(({ passed }) => passed) ? 'works' : '**fails**'
}

function versionOf(runs: readonly Run[], engine: string): string {
  return runs.find((run) => run.engine === engine && run.about.version)?.about.version ?? 'not tested'
}

const namesOf = (runs: readonly Run[], type: string) => [
  ...new Set(runs.flatMap(({ about }) => about[type] ?? [])),
]

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return `| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n${rows(lines)}`
}

function rows(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
