import { readPng } from '@love/ui98/indexedPng'
import { expect, test } from 'vitest'
import { pages } from '../../src/pages.ts'
import { programs } from '../../src/programs/index.ts'
import { drawPreview, previewSize } from './drawPreview.ts'
import { previewOf } from './previewOf.ts'
import { previewTags } from './previewTags.ts'
import { iconDrawing } from './writePreviews.ts'

const previews = pages.flatMap((page) => previewOf(page, programs) ?? [])

const find = (file: string) => {
  const page = pages.find((one) => one.file === file)
  return page && previewOf(page, programs)
}

function contentOf(tags: readonly string[], property: string): string | undefined {
  const tag = tags.find((one) => one.startsWith(`<meta property="${property}" `))
  return tag && /content="([^"]*)"/.exec(tag)?.[1]
}

test('default: every document has a title of its own and a description that search engines show whole', () => {
  const own = pages.filter(({ file }) => !file.endsWith('/_.html'))
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length)
  const odd = pages.filter(({ description }) => description.length < 50 || description.length > 160)
  expect(odd.map(({ path, description }) => [path, description])).toEqual([])
})

test('default: every page that can be shared has complete tags', () => {
  for (const preview of previews) {
    const tags = previewTags(preview, 'love.example')
    const content = (property: string) => contentOf(tags, property)
    expect(content('og:title')).toBeTruthy()
    expect(content('og:description')?.length).toBeGreaterThanOrEqual(50)
    expect(content('og:image')).toMatch(/^https:\/\/love\.example\/previews\/[\w/-]+\.png$/)
    expect(content('og:image:alt')).toContain('Windows 98')
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
    expect(content('og:type')).toBe('website')
    expect(tags.at(-1)).toContain('summary_large_image')
  }
  const without = pages.filter((page) => !previewOf(page, programs)).map(({ path }) => path)
  expect(without).toEqual(['/dev/ui98', '/404'])
})

test('behavior: a pair, a token and a place with the same name have pictures of their own, guides share one', () => {
  expect(find('pairs/LOVE-ETH.html')).toMatchObject({
    ...{ file: 'previews/pairs/LOVE-ETH.png', icon: 'token-eth', window: 'Pairs', heading: 'LOVE-ETH' },
    path: '/pairs/LOVE-ETH',
  })
  expect(find('farm/LOVE-ETH.html')?.file).toBe('previews/farm/LOVE-ETH.png')
  expect(find('tokens/WAR3.html')?.icon).toBe('war3')
  expect(find('help/swap.html')).toMatchObject({ file: 'previews/help.png', path: '/help/swap' })
  expect(find('index.html')).toMatchObject({ file: 'previews/love.png', heading: 'LOVE', path: '/' })
})

test('behavior: the document of all addresses names none, and a build without a host no origin', () => {
  const preview = find('portfolio/_.html')
  expect(preview?.path).toBeUndefined()
  if (!preview) throw new Error('There is no such page.')
  expect(previewTags(preview, 'love.example').join()).not.toContain('og:url')
  expect(previewTags(preview, '').join()).not.toContain('https:')
  expect(contentOf(previewTags(preview, ''), 'og:image')).toBe('/previews/portfolio.png')
})

test('behavior: texts are escaped', () => {
  const [preview] = previews
  if (!preview) throw new Error('There is no preview.')
  const tags = previewTags({ ...preview, title: '"><script>' }, '').join()
  expect(tags).not.toContain('<script')
})

test('default: every picture can be drawn, in its size, and is small', () => {
  const files = new Map(previews.map((preview) => [preview.file, preview]))
  for (const preview of files.values()) {
    const png = drawPreview(preview, iconDrawing)
    expect(png.length, preview.file).toBeLessThan(12_288)
    const header = Buffer.from(readPng(png).get('IHDR') ?? '', 'hex')
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([previewSize.width, previewSize.height])
  }
})

test('behavior: the same preview is the same file', () => {
  const [preview] = previews
  if (!preview) throw new Error('There is no preview.')
  expect(drawPreview(preview, iconDrawing)).toEqual(drawPreview({ ...preview }, iconDrawing))
})

test('error: words without room in the window stop the build', () => {
  const [preview] = previews
  if (!preview) throw new Error('There is no preview.')
  const words = 'More words than there are lines. '.repeat(8).trim()
  expect(() => drawPreview({ ...preview, words }, iconDrawing)).toThrow('There is no room in a preview')
})

test('error: a letter that nobody has drawn stops the build', () => {
  const [preview] = previews
  if (!preview) throw new Error('There is no preview.')
  expect(() => drawPreview({ ...preview, heading: '愛' }, iconDrawing)).toThrow('Draw the letter “愛”')
})
