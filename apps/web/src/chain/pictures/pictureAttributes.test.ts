import { imageWidths } from '@love/server/image/parseImageRequest'
import { expect, test } from 'vitest'
import { type PictureRequest, pictureAttributes } from './pictureAttributes.ts'
import { deviceSizes, pictureWidths } from './pictureWidths.ts'

const origin = 'https://love.example'
const of = (source: string, more: Partial<PictureRequest> = {}) =>
  pictureAttributes({ source, width: 128, origin, ...more })

/** Addresses of a `srcset`, which blanks and commas separate. */
const widthsIn = (srcSet = '') =>
  srcSet.split(', ').map((part) => {
    const [url = '', descriptor] = part.split(' ')
    return [new URL(url, origin).searchParams.get('w'), descriptor]
  })

test('default: the widths are those that the server makes', () => {
  expect(pictureWidths).toEqual(imageWidths)
  expect(pictureWidths).toEqual([...pictureWidths].sort((one, other) => one - other))
})

test('default: a picture of a fixed width once for usual and once for fine screens', () => {
  expect(of('https://a.example/x.png?a=1&b=2')).toEqual({
    src: '/image?url=https%3A%2F%2Fa.example%2Fx.png%3Fa%3D1%26b%3D2&w=128&q=75',
    srcSet:
      '/image?url=https%3A%2F%2Fa.example%2Fx.png%3Fa%3D1%26b%3D2&w=128&q=75 1x, /image?url=https%3A%2F%2Fa.example%2Fx.png%3Fa%3D1%26b%3D2&w=256&q=75 2x',
  })
})

test.each([
  [16, '16', '32'],
  [20, '32', '48'],
  [32, '32', '64'],
  [100, '128', '256'],
  [300, '384', '640'],
  [384, '384', '828'],
  [3000, '3840', '3840'],
])('behavior: %i pixels wide', (width, once, twice) => {
  const found = of('ipfs://Qm/1.png', { width })
  expect(widthsIn(found?.srcSet)).toEqual([
    [once, '1x'],
    [twice, '2x'],
  ])
})

test('behavior: a picture that is as wide as the window in all widths of devices', () => {
  const found = of('https://a.example/x.png', {
    width: 700,
    sizes: '(max-width: 640px) 100vw, 50vw',
    quality: 90,
  })
  expect(found?.sizes).toBe('(max-width: 640px) 100vw, 50vw')
  expect(widthsIn(found?.srcSet)).toEqual(deviceSizes.map((size) => [String(size), `${size}w`]))
  expect(found?.src).toBe('/image?url=https%3A%2F%2Fa.example%2Fx.png&w=750&q=90')
})

test('behavior: a comma in an address does not end it', () => {
  const found = of('https://a.example/x, y.png 2x,')
  expect(widthsIn(found?.srcSet)).toEqual([
    ['128', '1x'],
    ['256', '2x'],
  ])
})

test.each([
  ['data:image/svg+xml;base64,AAAA', 'data:image/svg+xml;base64,AAAA'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['/favicon.svg', '/favicon.svg'],
  [`${origin}/favicon.svg`, '/favicon.svg'],
])('behavior: %s stays as it is', (source, src) => expect(of(source)).toEqual({ src }))

test('behavior: our own pictures come in the right size too', () => {
  expect(of('/docs/a.png')?.src).toBe('/image?url=%2Fdocs%2Fa.png&w=128&q=75')
  expect(of(`${origin}/docs/a.png`)?.src).toBe('/image?url=%2Fdocs%2Fa.png&w=128&q=75')
})

test.each([
  '',
  'http://a.example/x.png',
  'http://localhost.evil.example/x.png',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '//a.example/x.svg',
  '/\\a.example/x.svg',
  '/rpc',
  `https://a.example/${'x'.repeat(2_048)}`,
])('error: %j is no picture to show', (source) => expect(of(source)).toBeUndefined())
