import { expect, test } from 'vitest'
import { untilLeft } from './untilLeft.ts'

function open() {
  const frame = new EventTarget()
  const told: string[] = []
  let page = 0
  const stop = untilLeft(frame, {
    listen() {
      page += 1
      const own = page
      told.push(`hears ${own}`)
      return () => void told.push(`deaf to ${own}`)
    },
    onLeft: () => void told.push('left'),
  })
  return { told, stop, load: () => frame.dispatchEvent(new Event('load')) }
}

test('default: one page is heard from the start, through its loading, until the app is closed', () => {
  const { told, stop, load } = open()
  load()
  expect(told).toEqual(['hears 1'])
  stop()
  expect(told).toEqual(['hears 1', 'deaf to 1', 'left'])
  load()
  expect(told).toHaveLength(3)
})

test('behavior: another page in the frame is heard anew, and the one before is left', () => {
  const { told, stop, load } = open()
  load()
  load()
  expect(told).toEqual(['hears 1', 'deaf to 1', 'left', 'hears 2'])
  stop()
  expect(told.slice(4)).toEqual(['deaf to 2', 'left'])
})
