import { expect, test } from 'vitest'
import { imageWidths, parseImageRequest, pickOutput } from './parseImageRequest.ts'

const parse = (query: string) => parseImageRequest(new URLSearchParams(query))

test('default: the widths of the specification, quality 75', () => {
  expect(imageWidths).toEqual([
    16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
  ])
  for (const width of imageWidths) {
    expect(parse(`url=/a.png&w=${width}`)).toEqual({ url: '/a.png', width, quality: 75 })
  }
  for (const quality of [1, 50, 100]) {
    expect(parse(`q=${quality}&w=64&url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1%26z`)).toEqual({
      url: 'https://a.example/x?y=1&z',
      width: 64,
      quality,
    })
  }
})

const wrongNumbers = [
  '',
  '0',
  '-1',
  '+64',
  '064',
  ' 64',
  '64 ',
  '64.0',
  '6e1',
  '0x40',
  '６４',
  'NaN',
  '64,64',
  '1e400',
]

test.each([...wrongNumbers, '15', '65', '100', '639', '3841', '99999', '64\u0000'])('error: w=%j', (w) => {
  const query = new URLSearchParams({ url: '/a.png', w })
  expect(parseImageRequest(query)).toEqual({ refused: expect.stringMatching(/^w must be one of 16, 32,/) })
})

test.each([...wrongNumbers, '101', '1000', '75.5', '75%'])('error: q=%j', (q) => {
  const query = new URLSearchParams({ url: '/a.png', w: '64', q })
  expect(parseImageRequest(query)).toEqual({ refused: 'q must be a whole number from 1 to 100.' })
})

test.each([
  ['', /^url is missing/],
  ['w=64', /^url is missing/],
  ['url=&w=64', /^url is missing/],
  ['url=/a.png', /^w must be/],
  ['url=/a.png&url=/b.png&w=64', /^url is given more than once/],
  ['url=/a.png&w=64&w=64', /^w is given more than once/],
  ['url=/a.png&w=64&q=1&q=1', /^q is given more than once/],
  ['url=/a.png&w=64&h=64', /^Only the parameters/],
  ['url=/a.png&w=64&__proto__=1', /^Only the parameters/],
])('error: ?%s', (query, words) => {
  expect(parse(query)).toEqual({ refused: expect.stringMatching(words) })
})

test.each([
  [null, 'plain'],
  ['', 'plain'],
  ['*/*', 'plain'],
  ['image/*', 'plain'],
  ['image/png,image/jpeg', 'plain'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['image/webp;q=0.5, image/avif;q=0.9', 'avif'],
  ['image/webp ; q=0.9,image/avif;q=0.5', 'webp'],
  ['image/webp;q=0,image/avif', 'avif'],
  ['image/webp;q=0', 'plain'],
  ['image/webp;q=x', 'webp'],
  ['image/webpx', 'plain'],
] as const)('default: Accept %j', (accept, output) => expect(pickOutput(accept)).toBe(output))
