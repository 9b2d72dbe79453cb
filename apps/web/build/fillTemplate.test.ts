import { expect, test } from 'vitest'
import { fillTemplate } from './fillTemplate.ts'

test('default: each hole gets its value, taken literally', () => {
  expect(
    fillTemplate('<p><!--name--></p><!--app-->', { name: '$& <!--app-->', app: '<!--$-->x<!--/$-->' }),
  ).toBe('<p>$& <!--app--></p><!--$-->x<!--/$-->')
})

test('error: a hole without a value and a value without a hole', () => {
  expect(() => fillTemplate('<!--name-->', {})).toThrow('asks for "name"')
  expect(() => fillTemplate('', { name: '' })).toThrow('no place for "name"')
})
