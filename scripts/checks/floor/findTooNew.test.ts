import { expect, test } from 'vitest'
import { additions } from '../../../apps/web/src/older/additions.ts'
import { floor } from '../../../apps/web/src/older/floor.ts'
import { lackedBy, readFeatures } from './features.ts'
import { current, findTooNew, harmless } from './findTooNew.ts'

/** Uses all that may be used, so that only what a test adds is told. */
const fine = [...Object.keys(additions), ...Object.keys(harmless)]
  .map((name) => `${name.replace(/.*\.prototype/, 'it')}()`)
  .join('\n')
const tellAbout = (code: string) => findTooNew(new Map([['a.js', `${fine};\n${code}`]]))

test('default: what is at the floor, and what is added, is no news', () => {
  expect(
    tellAbout('structuredClone([1].at(-1)); [1].findLast(Boolean); list.toSorted(); Map.groupBy'),
  ).toEqual([])
})

test.each([
  ['list.toSpliced(1, 1)', 'Array.prototype.toSpliced needs chrome 110'],
  ['Object.groupBy(list, key)', 'Object.groupBy needs chrome 117'],
  ['Promise.withResolvers()', 'Promise.withResolvers needs chrome 119'],
  ['const wait = Array["fromAsync"]', 'Array.fromAsync needs chrome 121'],
  ['one.isSubsetOf(other)', 'Set.prototype.isSubsetOf needs chrome 122'],
  ['text.toWellFormed()', 'String.prototype.toWellFormed needs chrome 111'],
  ['element.checkVisibility()', 'Element.prototype.checkVisibility needs safari 17.4'],
  ['new Float16Array(1)', 'Float16Array needs chrome 135'],
  ['Response.json({})', 'Response.json needs safari 17'],
  ['/[a--b]/v.test(text)', 'the flag v of an expression'],
])('error: %s turns it red', (code, words) => {
  expect(tellAbout(code)).toEqual([expect.stringContaining(words)])
})

test('error: an addition, or an exception, that nothing needs is told', () => {
  expect(findTooNew(new Map([['a.js', fine.replace('Map.groupBy()', '')]]))).toEqual([
    'Map.groupBy is listed, and nothing uses it',
  ])
})

test('behavior: browsers that are given no additions have all of them', () => {
  const { statics, methods } = readFeatures()
  for (const name of Object.keys(additions)) {
    const known =
      statics.get(name) ?? methods.get(name.split('.').at(-1) ?? '')?.find((one) => one.name === name)
    expect(known && lackedBy(known, current), name).toEqual([])
    expect(known && lackedBy(known, floor).length, name).toBeGreaterThan(0)
  }
})
