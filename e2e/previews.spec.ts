import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const dist = join(import.meta.dirname, '../apps/web/dist')

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''

/** Those that are for nobody to share. */
const alone = ['404.html', 'app-host.html', 'dev/ui98.html']

test('default: every built document that can be shared has words and a picture for its links', async () => {
  const titles = new Map<string, string>()
  for await (const file of glob('**/*.html', { cwd: dist })) {
    if (alone.includes(file)) continue
    const html = await readFile(join(dist, file), 'utf8')
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    const isOpen = file.endsWith('/_.html')
    if (!isOpen) expect(titles.get(title), `${file} has the title of`).toBeUndefined()
    titles.set(title, file)
    const length = contentOf(html, 'description').length
    expect(length, file).toBeGreaterThanOrEqual(50)
    // Escaped quotes count for more.
    expect(length, file).toBeLessThanOrEqual(170)
    expect(contentOf(html, 'og:description')).toBe(contentOf(html, 'description'))
    for (const name of ['og:title', 'og:type', 'og:image:alt', 'twitter:card'])
      expect(contentOf(html, name), `${name} of ${file}`).not.toBe('')
    const picture = await readFile(join(dist, contentOf(html, 'og:image')))
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], file).toEqual([1_200, 630])
    expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630'])
  }
  expect(titles.size).toBeGreaterThan(60)
})
