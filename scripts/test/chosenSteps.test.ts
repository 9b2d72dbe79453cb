import { expect, test } from 'vitest'
import { chosenSteps, depthOf } from './chosenSteps.ts'

const commands = async (...words: string[]) => (await chosenSteps(words))?.map(({ command }) => command)

test('default: a name chooses the tests that have it in their path, of both kinds, and a page to test', async () => {
  const [unit = [], build = [], browser = []] = (await commands('farm')) ?? []
  expect(unit.slice(0, 2)).toEqual(['vitest', 'run'])
  expect(unit.slice(2).length).toBeGreaterThan(5)
  for (const file of unit.slice(2)) expect(file).toMatch(/farm.*\.test\.tsx?$/i)
  expect(build.at(-1)).toBe('--if-changed')
  expect(browser).toContain('e2e/farm.spec.ts')
  expect(browser).not.toContain('e2e/swap.spec.ts')
})

test('behavior: one kind alone, with or without a name', async () => {
  expect(await commands('--unit', 'chosenSteps')).toEqual([
    ['vitest', 'run', 'scripts/test/chosenSteps.test.ts'],
  ])
  const [, browser = []] = (await commands('--browser')) ?? []
  expect(browser.length).toBeGreaterThan(50)
  expect(browser.join()).not.toContain('e2e/engines/')
})

test('behavior: a name that only unit tests have starts no browser', async () => {
  expect(await commands('chosenSteps')).toHaveLength(1)
})

test('behavior: without a name everything runs, deep or not', async () => {
  expect(await chosenSteps([])).toBeUndefined()
  expect(await chosenSteps(['--deep'])).toBeUndefined()
})

test('behavior: deep tests are left out of a whole run, and found by their name', () => {
  expect(depthOf([])).toEqual({ TEST_QUICK: '1' })
  expect(depthOf(['--unit'])).toEqual({ TEST_QUICK: '1' })
  expect(depthOf(['--deep'])).toEqual({ TEST_DEEP: '1' })
  expect(depthOf(['--browser', 'builds'])).toEqual({})
})

test('error: a name that no test has is told', async () => {
  await expect(chosenSteps(['no-such-program'])).rejects.toThrow('No test has "no-such-program" in its path.')
})
