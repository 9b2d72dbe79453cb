import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts'

const viem = '/node_modules/viem/_esm'
const imports: Record<string, readonly string[]> = {
  '/src/main.tsx': ['/src/App.tsx', '/node_modules/react.js'],
  '/src/App.tsx': ['/node_modules/react.js', '/src/main.tsx'],
  '/node_modules/react.js': [],
  '/src/Pairs.tsx': ['/src/table.ts', '/src/money.ts', '/src/words.ts', `${viem}/read.js`, '/src/App.tsx'],
  '/src/Farm.tsx': ['/src/table.ts', '/src/money.ts', '/src/words.ts', `${viem}/read.js`, `${viem}/index.js`],
  '/src/Help.tsx': ['/src/words.ts'],
  '/src/table.ts': [],
  '/src/money.ts': ['/src/table.ts'],
  '/src/words.ts': [],
  [`${viem}/index.js`]: [`${viem}/rare.js`, `${viem}/client.js`],
  [`${viem}/rare.js`]: [],
  [`${viem}/client.js`]: [`${viem}/base.js`, `${viem}/index.js`],
  [`${viem}/base.js`]: [],
  [`${viem}/read.js`]: [],
}

const groups: readonly ChunkGroup[] = [
  { name: 'shell', any: ['/src/main.tsx'] },
  { name: 'client', any: ['/client.js'] },
  { name: 'shared', all: ['/Pairs.tsx', '/Farm.tsx'], without: ['/Help.tsx'] },
]

function groupsOf(graph: typeof imports) {
  const meta = {
    getModuleIds: () => Object.keys(graph).values(),
    getModuleInfo: (id: string) => ({ importedIds: graph[id] }),
  } as unknown as Rollup.ManualChunkMeta
  const group = chunkGroups(groups)
  const found = Object.keys(graph).map((id) => [id, group(id, meta)] as const)
  return Object.fromEntries(found.filter(([, name]) => name !== undefined))
}

test('default: what any start leads to, past the barrels, in the first group that leads to it', () => {
  expect(groupsOf(imports)).toMatchObject({
    '/src/main.tsx': 'shell',
    '/src/App.tsx': 'shell',
    '/node_modules/react.js': 'shell',
    [`${viem}/client.js`]: 'client',
    [`${viem}/base.js`]: 'client',
  })
})

test('default: our own code that all starts share, without what a light one needs too', () => {
  const shared = Object.entries(groupsOf(imports)).filter(([, name]) => name === 'shared')
  expect(shared.map(([id]) => id)).toEqual(['/src/table.ts', '/src/money.ts'])
})

test('error: a start that the build does not have', () => {
  const { '/src/main.tsx': _, ...without } = imports
  expect(() => groupsOf(without)).toThrow('The build has no module /src/main.tsx.')
})
