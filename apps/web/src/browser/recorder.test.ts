import { expect, test } from 'vitest'
import { shouldRecord, startRecorder } from './recorder.ts'

test('default: on the production host, outside of frames', () => {
  expect(shouldRecord({ hostname: 'love.example', isFramed: false, productionHost: 'love.example' })).toBe(
    true,
  )
})

test.each([
  { hostname: 'localhost', isFramed: false, productionHost: 'love.example' },
  { hostname: 'evil-love.example', isFramed: false, productionHost: 'love.example' },
  { hostname: 'www.love.example', isFramed: false, productionHost: 'love.example' },
  { hostname: 'love.example', isFramed: true, productionHost: 'love.example' },
  { hostname: '', isFramed: false, productionHost: '' },
])('behavior: nowhere else: %j', (place) => {
  expect(shouldRecord(place)).toBe(false)
})

test('default: site 3527265, version 6', () => {
  const appended: { src: string; async: boolean }[] = []
  const document = {
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: { src: string; async: boolean }) => appended.push(script) },
  }
  const window: Parameters<typeof startRecorder>[0] = {}
  startRecorder(window, document as unknown as Document)
  expect(window._hjSettings).toEqual({ hjid: 3527265, hjsv: 6 })
  expect(appended).toEqual([{ src: 'https://static.hotjar.com/c/hotjar-3527265.js?sv=6', async: true }])
  window.hj?.('event', 'x')
  expect(window.hj?.q).toEqual([['event', 'x']])
})
