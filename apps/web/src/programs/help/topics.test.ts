import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../pages.ts'
import { programs } from '../index.ts'
import { topicHeadings } from './contents.ts'
import { parseWords } from './parseWords.ts'
import { wordsOf } from './topic.ts'
import { topics } from './topics/index.ts'

const partsOf = (name: keyof typeof topics) => topics[name].blocks.flatMap(wordsOf).flatMap(parseWords)
const linksOf = (name: keyof typeof topics) =>
  partsOf(name).flatMap((part) => (part.kind === 'link' ? [part.to] : []))

test('default: names and titles are unique, and every topic is in the contents', () => {
  const names = topicHeadings.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(topicHeadings.map(({ title }) => title)).size).toBe(names.length)
  expect(names.toSorted()).toEqual(Object.keys(topics).toSorted())
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(topicHeadings)('behavior: links of $name lead to places that exist', ({ name }) => {
  for (const to of linksOf(name)) {
    if (!to.startsWith('/')) expect(new URL(to).protocol).toBe('https:')
    else {
      const [path = ''] = to.split('?')
      const isOpen = programs.some((program) => program.hasOpenPlaces && path.startsWith(`${program.path}/`))
      expect(isOpen || pages.some((page) => page.path === path), to).toBe(true)
    }
  }
})

test('behavior: whatever a tab is linked to is in the Control Panel', () => {
  const tabs = topicHeadings.flatMap(({ name }) => linksOf(name)).filter((to) => to.includes('?tab='))
  expect(new Set(tabs)).toEqual(
    new Set(
      ['accessibility', 'trading', 'allowances', 'alerts', 'network', 'data'].map(
        (tab) => `/control-panel?tab=${tab}`,
      ),
    ),
  )
})

test('behavior: the book leads to every program that people work with', () => {
  const linked = topicHeadings.flatMap(({ name }) => linksOf(name)).map((to) => to.split('?')[0])
  const apart = ['/', '/help']
  for (const { path, unlisted } of programs)
    if (!unlisted && !apart.includes(path)) expect(linked, path).toContain(path)
})

test('behavior: no mark is left open, and no paragraph is a wall of text', () => {
  for (const { name } of topicHeadings)
    for (const part of partsOf(name)) {
      if (part.kind === 'text') expect(part.text, name).not.toMatch(/[*`]|\]\(/)
      // The license is as long as it is.
      if (name !== 'credits') expect(part.text.length, part.text).toBeLessThan(480)
    }
})

/** Everything that can stand on a screen, as it is written in the code. */
const code = ['apps/web/src', 'packages/safe/src', 'packages/protocol/src', 'packages/ui98/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.tsx?$/.test(file) && !file.startsWith('programs/help'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n')
  .replace(/\s+/g, ' ')
  .toLowerCase()

test.each(topicHeadings)('behavior: names and words that $name quotes stand on a screen', ({ name }) => {
  const quoted = partsOf(name).flatMap((part) => {
    if (part.kind === 'name') return [part.text]
    // These are quoted from thieves.
    return name === 'never' ? [] : [...part.text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
  })
  for (const words of quoted) expect(code.includes(words.replace('…', '').toLowerCase()), words).toBe(true)
})

/** Of a WebP: 24 bits each, less one, where it has a head of its own; otherwise 14 bits behind the start code. */
function sizeOf(bytes: Buffer): readonly [width: number, height: number] {
  if (bytes.toString('latin1', 12, 16) === 'VP8X')
    return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)]
  return [bytes.readUInt16LE(26), bytes.readUInt16LE(28)]
}

const pictures = topicHeadings.flatMap(({ name }) =>
  topics[name].blocks.flatMap((block) =>
    typeof block !== 'string' && 'picture' in block ? [block.picture] : [],
  ),
)

test('behavior: pictures are as large as they say, and small together', () => {
  const sizes = pictures.map(({ file, width, height }) => {
    const bytes = readFileSync(join('apps/web/public/pictures', file))
    expect(sizeOf(bytes), file).toEqual([width, height])
    return bytes.length
  })
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  expect(readdirSync('apps/web/public/pictures').toSorted()).toEqual(
    pictures.map(({ file }) => file).toSorted(),
  )
})
