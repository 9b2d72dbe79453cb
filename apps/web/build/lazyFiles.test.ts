import { expect, test } from 'vitest'
import { earlyFiles, inImportOrder, lazyFiles } from './lazyFiles.ts'

function chunk(name: string, imports: readonly string[], kind?: 'entry' | 'lazy', source = name) {
  return {
    fileName: `assets/${name}.js`,
    moduleIds: [`/repo/apps/web/src/${source}.tsx`],
    isEntry: kind === 'entry',
    isDynamicEntry: kind === 'lazy',
    imports: imports.map((other) => `assets/${other}.js`),
  }
}

const chunks = [
  chunk('main', ['react'], 'entry'),
  chunk('react', []),
  chunk('chain', ['react', 'viem'], 'lazy', 'chain/ChainProvider'),
  chunk('pair', ['pools'], 'lazy', 'programs/pairs/pair/PairView'),
  chunk('pairs', ['main', 'viem', 'pools'], 'lazy', 'programs/pairs/PairsWindow'),
  chunk('pools', ['viem']),
  chunk('farm', ['pools'], 'lazy', 'programs/farm/FarmWindow'),
  chunk('viem', []),
]

test('default: a program needs what its chunks import and then them, not what the shell has', () => {
  expect(lazyFiles(chunks, ['chain/ChainProvider.tsx', 'programs/pairs/'])).toEqual([
    'assets/viem.js',
    'assets/chain.js',
    'assets/pools.js',
    'assets/pairs.js',
  ])
})

test('behavior: a folder below that of a program is lazy on its own', () => {
  expect(lazyFiles(chunks, ['programs/pairs/pair/'])).toEqual([
    'assets/viem.js',
    'assets/pools.js',
    'assets/pair.js',
  ])
})

test('behavior: a page without lazy modules needs nothing more', () => {
  expect(lazyFiles(chunks, [])).toEqual([])
})

test('error: a lazy module that the build does not know stops the build', () => {
  expect(() => lazyFiles(chunks, ['programs/nowhere/'])).toThrow('no chunk for programs/nowhere/')
})

test('error: a folder with several lazy files does not say which one is meant', () => {
  const two = [...chunks, chunk('extra', [], 'lazy', 'programs/farm/FarmExtra')]
  expect(() => lazyFiles(two, ['programs/farm/'])).toThrow('assets/farm.js, assets/extra.js: name the file')
  expect(lazyFiles(two, ['programs/farm/FarmWindow.tsx'])).toContain('assets/farm.js')
})

test('behavior: in the order of all files each stands after what it imports', () => {
  const order = inImportOrder(chunks)
  expect(order).toHaveLength(chunks.length)
  for (const { fileName, imports } of chunks)
    for (const other of imports) expect(order.indexOf(other)).toBeLessThan(order.indexOf(fileName))
})

const early = [
  chunk('snapshot', []),
  chunk('market', ['snapshot'], undefined, 'early/market'),
  chunk('charts', ['market', 'plot', 'snapshot'], undefined, 'early/marketCharts'),
  chunk('plot', ['snapshot']),
  chunk('late', ['main'], undefined, 'early/late'),
  ...chunks,
]

test('default: what runs before the shell names what it imports, each file once', () => {
  expect(earlyFiles(early, ['early/market.tsx', 'early/marketCharts.tsx'])).toEqual([
    { run: 'assets/market.js', imported: ['assets/snapshot.js'] },
    { run: 'assets/charts.js', imported: ['assets/plot.js'] },
  ])
  expect(earlyFiles(early, [])).toEqual([])
})

test('error: what would wait for the shell, or is nowhere, stops the build', () => {
  expect(() => earlyFiles(early, ['early/late.tsx'])).toThrow('early/late.tsx needs the shell')
  expect(() => earlyFiles(early, ['early/nothing.tsx'])).toThrow('no chunk for early/nothing.tsx')
})
