import { engines } from '../../e2e/engines/drivers/engines.ts'
import type { Run } from './readRuns.ts'

/** The whole document: every cell is what a test in that engine found. */
export function renderBrowsersDoc(runs: readonly Run[]): string {
  const sizes = [...new Set(runs.flatMap(({ about }) => about.size ?? []))]
  const columns = engines.flatMap(({ id, name }) =>
    sizes.map((size) => ({ id, size, head: `${name}, ${size}` })),
  )
  return `# Browsers

\`npm run browsers\` writes this page: it walks the main way in the three engines that people have, on the real server and
the local chain, and puts down what it found. \`npm test\` makes the same run in Firefox and WebKit
at one of the sizes, \`npm run test:deep\` at all of them; they write nothing. The tests are in \`e2e/engines/\`.

| engine | version |
|---|---|
${rows(engines.map(({ id, name }) => [name, versionOf(runs, id)]))}

## Programs

Each opens with its figures (or, where it has none, with the words it is there for), with scrollbars shown nothing scrolls
sideways, what can be pressed is not covered, and its charts stay inside their frames.

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
  if (runs.every(({ skipped }) => skipped)) return 'not tried'
  return runs.every(({ passed }) => passed) ? 'works' : '**fails**'
}

function versionOf(runs: readonly Run[], engine: string): string {
  return runs.find((run) => run.engine === engine && run.about.version)?.about.version ?? 'not tried'
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
