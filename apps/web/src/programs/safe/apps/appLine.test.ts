import { expect, test } from 'vitest'
import { appLine } from './appLine.ts'

/** A host document with an app in it, as far as messages go. */
function open() {
  const host = new EventTarget()
  const app = {}
  const posted: unknown[] = []
  let heard = 0
  const frame = { contentWindow: app as Window | null }
  const line = appLine(
    host as never,
    { frame, post: (...message) => void posted.push(message) },
    {
      origin: 'https://app.example',
      onHeard: () => {
        heard += 1
      },
    },
  )
  const say = (source: unknown, origin: string) =>
    host.dispatchEvent(Object.assign(new Event('message'), { source, origin, data: 'a' }))
  return { ...line, app, frame, posted, say, counts: () => heard }
}

test('default: what the app says is heard as its own, and answers leave from the host document', () => {
  const { window, frameWindow, app, posted, say, counts } = open()
  const messages: unknown[] = []
  const listener = (message: unknown) => void messages.push(message)
  window.addEventListener('message', listener)
  say(app, 'https://app.example')
  expect(messages).toEqual([{ data: 'a', origin: 'https://app.example', source: frameWindow() }])
  frameWindow().postMessage('b', 'https://app.example')
  expect(posted).toEqual([['b', 'https://app.example']])
  window.removeEventListener('message', listener)
  say(app, 'https://app.example')
  expect([messages.length, counts()]).toEqual([1, 1])
})

test('error: other windows are not heard, and another origin does not count as the app #apps-confined', () => {
  const { window, app, frame, say, counts } = open()
  const messages: unknown[] = []
  window.addEventListener('message', (message) => void messages.push(message))
  say({}, 'https://app.example')
  say(null, 'https://app.example')
  expect(messages).toEqual([])
  say(app, 'https://evil.example')
  expect([messages.length, counts()]).toEqual([1, 0])
  frame.contentWindow = null
  say(null, 'https://app.example')
  expect(messages).toHaveLength(1)
})
