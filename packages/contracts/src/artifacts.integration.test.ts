import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from '../generatedFiles.ts'
import { safeContracts } from '../solidity/safeContracts.ts'

const generated = generatedFiles()

for (const { path, text } of generated) {
  test(`default: src/${path} is what its source says`, () => {
    const committed = readFileSync(new URL(path, import.meta.url), 'utf8')
    expect(committed === text, `src/${path} is out of date: run \`npm run contracts\`.`).toBe(true)
  })
}

test('behavior: nothing is left over from a contract that is gone', () => {
  const made = generated.map(({ path }) => path)
  const takenOver = Object.keys(safeContracts).flatMap((name) => [
    `abi/${name}.abi.ts`,
    `artifacts/safe/${name}.ts`,
  ])
  const known = [...made, ...takenOver, 'artifacts/multicall3.ts', 'artifacts/safe/singletonFactory.ts']
  expect(['abi', 'artifacts', 'artifacts/safe'].flatMap(filesIn).sort()).toEqual(known.sort())
})

function filesIn(folder: string): string[] {
  const entries = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${folder}/${entry.name}`)
}
