import { expect, test } from 'vitest'
import { topicHeadings } from './contents.ts'
import { searchTopics } from './searchTopics.ts'

test('default: a word finds its topics, those that are called so first', () => {
  expect(searchTopics('farm')[0]).toBe('farm')
  expect(searchTopics('seed')).toContain('never')
  expect(searchTopics('Jordan Scales')).toContain('credits')
})

test('behavior: all words count, and the beginning of a word is enough', () => {
  expect(searchTopics('swap slip')).toContain('swap')
  expect(searchTopics('liquid remov')[0]).toBe('liquidity')
  expect(searchTopics('swap zeppelin')).toEqual([])
})

test('behavior: marks are not part of the text, and odd letters do no harm', () => {
  expect(searchTopics('](/')).toHaveLength(topicHeadings.length)
  expect(searchTopics('.*')).toHaveLength(topicHeadings.length)
  expect(searchTopics('')).toHaveLength(topicHeadings.length)
})
