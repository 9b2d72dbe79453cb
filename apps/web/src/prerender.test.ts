import { expect, test } from 'vitest'
import { pages, programs, renderPage } from './prerender.tsx'

test('default: every program has a page of its own, and there is one for lost visitors', () => {
  const paths = pages.map(({ path }) => path)
  const expected = programs.flatMap(({ path, places = [], hasOpenPlaces }) => [
    path,
    ...places.map((place) => place.path),
    ...(hasOpenPlaces ? [path] : []),
  ])
  expect(paths).toEqual([...expected, '/404'])
  expect(paths).toContain('/')
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length)
})

test.each(programs)(
  'behavior: $path shows the window of its program before any script runs',
  async (program) => {
    const page = pages.find(({ path }) => path === program.path)
    if (!page) throw new Error(`${program.path} has no page.`)
    const markup = await renderPage(page)
    expect(markup).toMatch(/<h2 [^>]*class="title-bar-text">[^<]+<\/h2>/)
    expect(markup).not.toContain(`Opening ${program.title}`)
  },
)

for (const page of pages)
  test(`behavior: ${page.file} needs no inline style and no inline script`, {
    // The build refuses such a page too.
    tags: page.path === '/swap' ? [] : '@deep',
  }, async () => {
    expect(await renderPage(page)).not.toMatch(/\sstyle=|<script|<style/)
  })

test('error: an unknown path says so', async () => {
  const [page] = pages
  if (!page) throw new Error('There is no page.')
  expect(await renderPage({ ...page, path: '/nowhere' })).toContain('Page not found')
})
