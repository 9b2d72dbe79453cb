import fc from 'fast-check'
import { build, type Plugin, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { type ChunkGroup, chunkGroups } from './chunkGroups.ts'
import { circleIn, strictBuild, withoutCircles } from './strictBuild.ts'

type Sources = Readonly<Record<string, string>>

const long = (name: string) => `export const ${name} = (value) => [${'value, '.repeat(800)}'${name}']\n`
const viem = '/node_modules/lib'
const sources: Sources = {
  '/src/main.js': `
    import { App } from '/src/App.js'
    for (const load of [() => import('/src/Pairs.js'), () => import('/src/Farm.js'), () => import('/src/Help.js')]) load().then(App)`,
  '/src/App.js': `export const App = (part) => console.log(part)`,
  '/src/Pairs.js': `
    import { table } from '/src/table.js'
    import { money } from '/src/money.js'
    import { words } from '/src/words.js'
    import { dots } from '/src/dots.js'
    import { read } from '${viem}/index.js'
    export const Pairs = [table, money, words, dots, read]`,
  '/src/Farm.js': `
    import { money } from '/src/money.js'
    import { client } from '${viem}/index.js'
    export const Farm = [money, client]`,
  '/src/Help.js': `
    import { words } from '/src/words.js'
    import { dots } from '/src/dots.js'
    export const Help = [words, dots]`,
  '/src/table.js': `import { words } from '/src/words.js'\n${long('row')}export const table = [row, words]`,
  '/src/money.js': `import { table } from '/src/table.js'\nimport { dots } from '/src/dots.js'\nexport const money = [table, dots, Date.now()]`,
  '/src/words.js': long('words'),
  '/src/dots.js': `export const dots = [Date.now()]`,
  [`${viem}/index.js`]: `export { read } from '${viem}/read.js'\nexport { client } from '${viem}/client.js'\nexport { rare } from '${viem}/rare.js'`,
  [`${viem}/read.js`]: long('read'),
  [`${viem}/client.js`]: `import { read } from '${viem}/index.js'\nimport { base } from '${viem}/base.js'\nexport const client = [base, read]`,
  [`${viem}/base.js`]: long('base'),
  [`${viem}/rare.js`]: long('rare'),
}
const groups: readonly ChunkGroup[] = [
  { name: 'shell', any: ['/src/main.js'] },
  { name: 'client', any: ['/client.js'] },
  { name: 'shared', all: ['/Pairs.js', '/Farm.js'], without: ['/Help.js'] },
]

async function chunksOf(files: Sources, chosen: readonly ChunkGroup[], plugins: readonly Plugin[] = []) {
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in files ? id : undefined),
    load: (id) => (files[id] === undefined ? undefined : { code: files[id], moduleSideEffects: false }),
  }
  const output = {
    manualChunks: chunkGroups(chosen),
    onlyExplicitManualChunks: true,
    experimentalMinChunkSize: 600,
  }
  const onwarn = () => {}
  const rollupOptions = { input: '/src/main.js', output, onwarn, preserveEntrySignatures: 'strict' as const }
  const result = await build({
    ...strictBuild(),
    configFile: false,
    plugins: [virtual, ...plugins],
    build: { write: false, minify: false, modulePreload: false, rollupOptions },
  })
  return (result as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk')
}

const placeOf = (chunks: readonly Rollup.OutputChunk[], id: string) =>
  chunks.find(({ moduleIds }) => moduleIds.includes(id))?.name

test('default: what any start leads to, past the barrels, in the first group that leads to it', async () => {
  const chunks = await chunksOf(sources, groups)
  expect(['/src/main.js', '/src/App.js'].map((id) => placeOf(chunks, id))).toEqual(['main', 'main'])
  expect(['client', 'base', 'read'].map((name) => placeOf(chunks, `${viem}/${name}.js`))).toEqual([
    'client',
    'client',
    'client',
  ])
})

test('default: our own code that all starts share, on what a light one needs too', async () => {
  const chunks = await chunksOf(sources, groups)
  expect(['table', 'money'].map((name) => placeOf(chunks, `/src/${name}.js`))).toEqual(['shared', 'shared'])
  expect(['words', 'dots'].map((name) => placeOf(chunks, `/src/${name}.js`))).toEqual(['words', 'base'])
})

test('error: a start that the build does not have', async () => {
  const missing = [...groups, { name: 'more', any: ['/src/More.js'] }]
  await expect(chunksOf(sources, missing)).rejects.toThrow('The build has no module /src/More.js.')
})

/** Programs that import some of these parts; each part imports only later ones, as in code without cycles. */
const program = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 5 })
const part = fc.record({
  isLong: fc.boolean(),
  imports: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
})

test('behavior: no circle, whatever imports whatever', async () => {
  const cases = fc.record({
    programs: fc.array(program, { minLength: 4, maxLength: 4 }),
    parts: fc.array(part, { minLength: 10, maxLength: 10 }),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ programs, parts }) => {
      const importLines = (numbers: readonly number[]) =>
        numbers.map((number) => `import { part${number} } from '/src/part${number}.js'`).join('\n')
      const list = (numbers: readonly number[]) => numbers.map((number) => `part${number}`).join(', ')
      const files: Record<string, string> = {
        '/src/main.js': programs
          .map((_, at) => `import('/src/program${at}.js').then(console.log)`)
          .join('\n'),
      }
      for (const [at, numbers] of programs.entries())
        files[`/src/program${at}.js`] = `${importLines(numbers)}\nexport const program = [${list(numbers)}]`
      for (const [at, { isLong, imports }] of parts.entries()) {
        const later = imports.filter((number) => number > at)
        files[`/src/part${at}.js`] =
          `${importLines(later)}\n${isLong ? long('own') : 'const own = 1'}\nexport const part${at} = [own, ${list(later)}]`
      }
      const [first, second, third, light] = programs.map((_, at) => `/program${at}.js`) as [
        string,
        ...string[],
      ]
      const chosen = [
        { name: 'shell', any: ['/src/main.js'] },
        { name: 'one', all: [first, second ?? ''], without: [light ?? ''] },
        { name: 'two', all: [first, third ?? ''], without: [light ?? '', second ?? ''] },
        { name: 'three', all: [third ?? ''], without: [light ?? '', first, second ?? ''] },
      ]
      expect(circleIn(await chunksOf(files, chosen))).toBeUndefined()
    }),
    { numRuns: process.env.TEST_DEEP ? 500 : 40 },
  )
})

test('error: a circle stops the build and names the files and the imports', async () => {
  const files = {
    '/src/main.js': `import('/src/a.js').then(console.log)`,
    '/src/a.js': `import { b } from '/src/b.js'\nexport const a = [b, Date.now()]`,
    '/src/b.js': `import { c } from '/src/c.js'\nexport const b = [c, Date.now()]`,
    '/src/c.js': `export const c = [Date.now()]`,
  }
  // What the groups never do: the first and the last together, and what is between them apart.
  const split: Plugin = {
    name: 'split',
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id) => (id === '/src/b.js' ? 'between' : /\/[ac]\.js$/.test(id) ? 'ends' : undefined),
    }),
  }
  const words = chunksOf(files, [{ name: 'shell', any: ['/src/main.js'] }], [split, withoutCircles()])
  await expect(words).rejects.toThrow(
    /import each other in a circle:\n.*between-.*a\.js imports .*b\.js\n.*ends-.*b\.js imports .*c\.js/,
  )
})

test('error: a warning of the bundler stops the build', () => {
  expect(() => strictBuild().customLogger?.warn('Something is odd.')).toThrow(
    'The bundler warned: Something is odd.',
  )
})
