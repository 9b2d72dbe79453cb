import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunkGroups.ts'

const viem = '/node_modules/viem/_esm'
const imports: Record<string, readonly string[]> = {
  '/web/src/main.tsx': ['/web/src/App.tsx', '/react.js'],
  '/web/src/App.tsx': ['/react.js', '/web/src/main.tsx'],
  '/react.js': [],
  '/web/src/lazy.ts': [`${viem}/index.js`],
  [`${viem}/index.js`]: [`${viem}/rare.js`, `${viem}/clients/createClient.js`],
  [`${viem}/rare.js`]: [],
  [`${viem}/clients/createClient.js`]: [`${viem}/base.js`],
  [`${viem}/clients/transports/http.js`]: [`${viem}/base.js`, '/react.js'],
  [`${viem}/utils/address/getAddress.js`]: [],
  [`${viem}/base.js`]: [],
  [`${viem}/actions/public/multicall.js`]: [`${viem}/base.js`, `${viem}/abis.js`, `${viem}/index.js`],
  [`${viem}/abis.js`]: [],
}

function groupsOf(graph: typeof imports) {
  const meta = {
    getModuleIds: () => Object.keys(graph).values(),
    getModuleInfo: (id: string) => ({ importedIds: graph[id] }),
  } as unknown as Rollup.ManualChunkMeta
  const group = chunkGroups()
  return Object.fromEntries(Object.keys(graph).map((id) => [id, group(id, meta)]))
}

test('default: what a start reaches is in its group, the first group that reaches it', () => {
  expect(groupsOf(imports)).toEqual({
    '/web/src/main.tsx': 'shell',
    '/web/src/App.tsx': 'shell',
    '/react.js': 'shell',
    '/web/src/lazy.ts': undefined,
    [`${viem}/index.js`]: undefined,
    [`${viem}/rare.js`]: undefined,
    [`${viem}/clients/createClient.js`]: 'client',
    [`${viem}/clients/transports/http.js`]: 'client',
    [`${viem}/utils/address/getAddress.js`]: 'client',
    [`${viem}/base.js`]: 'client',
    [`${viem}/actions/public/multicall.js`]: 'contracts',
    [`${viem}/abis.js`]: 'contracts',
  })
})

test('error: a start that the build does not have', () => {
  const { '/web/src/main.tsx': _, ...without } = imports
  expect(() => groupsOf(without)).toThrow('The build has no module /web/src/main.tsx.')
})
