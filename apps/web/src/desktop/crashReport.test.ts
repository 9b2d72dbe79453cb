import { expect, test } from 'vitest'
import { crashReport } from './crashReport.ts'

const place = {
  url: 'https://love.example/pairs',
  userAgent: 'Test/1',
  time: new Date('2029-01-15T12:00:00Z'),
}

test('default: says when, where, in which browser and what', () => {
  const report = crashReport({ error: new TypeError('no heart'), componentStack: '\n    at Pairs' }, place)
  expect(report).toContain(
    'LOVE stopped at 2029-01-15T12:00:00.000Z\nPage: https://love.example/pairs\nBrowser: Test/1',
  )
  expect(report).toContain('TypeError: no heart')
  expect(report).toContain('In:\n    at Pairs')
})

test('behavior: names the causes behind an error', () => {
  const error = new Error('outer', { cause: new Error('inner', { cause: 'a text' }) })
  expect(crashReport({ error, componentStack: undefined }, place)).toMatch(
    /Error: outer[\s\S]*Caused by:\nError: inner[\s\S]*Caused by:\nThrown: a text$/,
  )
})

test('behavior: a stack without the message, as Firefox and Safari write it, still gets the message', () => {
  const error = Object.assign(new Error('no heart'), { stack: 'render@app.js:1:2' })
  expect(crashReport({ error, componentStack: undefined }, place)).toContain(
    'Error: no heart\nrender@app.js:1:2',
  )
})

test.each([undefined, null, 7, 'text'])('error: a thrown %s is reported too', (error) => {
  expect(crashReport({ error, componentStack: undefined }, place)).toContain(`Thrown: ${error}`)
})
