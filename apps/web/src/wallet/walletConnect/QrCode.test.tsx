import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'
import { qrPath } from './qrPath.ts'

const uri = `wc:${'7f'.repeat(32)}@2?relay-protocol=irn&symKey=${'58'.repeat(32)}`

test('default: the path holds exactly the dark squares of the code', () => {
  const { size, path } = qrPath(uri)
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step} ${y}`)
  const { data } = encode(uri, { ecc: 'M', border: 4 })
  expect(data).toHaveLength(size)
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) expect(dark.has(`${x} ${y}`)).toBe(isDark)
})

test('behavior: it is a picture with a name', () => {
  const markup = renderToStaticMarkup(<QrCode text={uri} label="Address to connect Rainbow" />)
  expect(markup).toContain('role="img" aria-label="Address to connect Rainbow"')
  expect(markup).not.toContain('style=')
})
