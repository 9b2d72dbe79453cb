import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveOutDescriptions } from './withoutDescriptions.ts'

const programs = join(import.meta.dirname, '../src/programs')
const folders = readdirSync(programs).filter((name) => !name.includes('.'))

test.each(folders)('default: the scripts bring no description of %s along', (folder) => {
  const code = readFileSync(join(programs, folder, 'program.ts'), 'utf8')
  const left = leaveOutDescriptions(code)
  const count = code.split('description:').length - 1
  expect(left.match(/description:\s*''/g)).toHaveLength(count)
  // Nothing else goes.
  expect(left.match(/\b(?:id|title|path|load|size):/g)).toEqual(code.match(/\b(?:id|title|path|load|size):/g))
})

test('behavior: quotes inside, and what stands after', () => {
  expect(leaveOutDescriptions("{ description:\n  'It\\'s', size: 'small' }")).toBe(
    "{ description:\n  '', size: 'small' }",
  )
  expect(leaveOutDescriptions("description: `it's`, x")).toBe("description: '', x")
})
