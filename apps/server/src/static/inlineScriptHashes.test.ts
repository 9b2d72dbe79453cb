import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './documentNeeds.ts'

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('default: every script without a source, import maps too', () => {
  const html = `<script>a()</script><SCRIPT type="importmap">{"x":1}</SCRIPT>
    <script type="module" src="/a.js"></script><script src = '/b.js'></script>`
  expect(inlineScriptHashes(html)).toEqual([sha('a()'), sha('{"x":1}')])
})

test('behavior: attributes with odd values, line ends, letters beyond ASCII, the same script twice', () => {
  const html = `<script data-x="a > b" data-src="no">\r\n'♥'\r</script><script>\n'♥'\n</script><script></script>`
  expect(inlineScriptHashes(html)).toEqual([sha("\n'♥'\n")])
})
