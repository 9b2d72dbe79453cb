import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Workflow = { permissions: unknown; jobs: Record<string, { steps: { uses?: string; run?: string }[] }> }

const read = (file: string) => readFileSync(file, 'utf8')
const workflows = globSync('.github/workflows/*.yml')
const stepsOf = (file: string) =>
  Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) => steps)

test.each(globSync('.github/**/*.yml'))('default: %s can be read', (file) => {
  expect(parse(read(file))).toBeTypeOf('object')
})

test.each(workflows)('default: %s runs only commands that there are', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const commands = stepsOf(file).flatMap(({ run = '' }) => [
    ...run.matchAll(/\bnpm (?:run )?(?<name>[\w:-]+)/g),
  ])
  expect(commands.length).toBeGreaterThan(0)
  for (const { groups } of commands) expect(Object.keys(scripts)).toContain(groups?.name)
})

test.each(workflows)('behavior: %s may only read unless a job says more, and pins what it uses', (file) => {
  expect((parse(read(file)) as Workflow).permissions).toEqual({ contents: 'read' })
  const uses = read(file).match(/uses: .*/g) ?? []
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('behavior: editors and tools take the Node that everything runs on', () => {
  expect(read('scripts/bootstrap/nodePackages.mjs')).toContain(`nodeVersion = '${read('.nvmrc').trim()}'`)
})
