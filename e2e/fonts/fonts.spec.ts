import { expect } from '@playwright/test'
import { drawnFonts } from '../fixtures/drawnFonts.ts'
import { test } from '../fixtures/test.ts'
import { ownFontFiles } from './ownFontFiles.ts'

test('behavior: words and figures are drawn with the fonts of the tests, and none is fetched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url())
  })
  // A letter that no font here has must not have ours fetched either.
  await page.goto('/portfolio?address=愛')
  await page.getByLabel('Address').first().fill('愛 ▸')
  await page.goto('/paper')
  expect(await drawnFonts(page, '.window :is(p, h2, button)')).toEqual(['Arimo'])
  expect(asked).toEqual([])
})

test('behavior: our font is as wide as Arimo and as high, letter by letter', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  await page.goto('/paper')
  const [regular, bold] = await ownFontFiles(request)
  const differing = await page.evaluate(
    async (weights) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      const letters = Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
      const words = [
        ...letters.filter((letter) => !/[\u007f-\u009f]/.test(letter)),
        ...'–—‘’“”•…→−',
        'AVATo.',
      ]
      const sizeOf = (font: string, word: string) => {
        context.font = font
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(word)
        return [width, fontBoundingBoxAscent, fontBoundingBoxDescent].map((size) => size.toFixed(1)).join()
      }
      const found: string[] = []
      for (const [weight, url] of weights) {
        document.fonts.add(await new FontFace('Ours', `url(${url})`, { weight }).load())
        for (const word of words) {
          const ours = sizeOf(`${weight} 100px Ours, monospace`, word)
          const theirs = sizeOf(`${weight} 100px Arimo`, word)
          if (ours !== theirs) found.push(`${weight} ${word}: ${ours}, not ${theirs}`)
        }
      }
      return found
    },
    [
      ['400', regular],
      ['700', bold],
    ] as const,
  )
  expect(differing).toEqual([])
})
