import { expect, test } from 'vitest'
import { testBrowser } from '../../test/testBrowser.ts'
import { parseBigints, stringifyBigints } from '../storage/bigintJson.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import type { Alert, NewAlert } from './alert.ts'
import { createWatch, turnsOf } from './createWatch.ts'
import { journalOf } from './journal.ts'
import { hiddenMs, type Look } from './look.ts'

const news: NewAlert = {
  id: 'a',
  kind: 'price',
  title: 'LOVE is above $1',
  text: 'Now.',
  path: '/tokens/LOVE',
}

/** One lock for all tabs, as browsers have it. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

type World = {
  now: number
  /** How often something was asked for. */
  asked: number
  level: number
  told: Alert[]
  failure: Error | undefined
}

function createWorld(): World {
  return { now: 1_000_000_000, asked: 0, level: 0, told: [], failure: undefined }
}

/** A tab that looks at a level, and tells whenever it has risen. */
function openTab(world: World, tab: BrowserStorage, inTurn = createLock()) {
  const look: Look = {
    scope: 'level',
    everyMs: hiddenMs,
    async find() {
      world.asked += 1
      if (world.failure) throw world.failure
      const { level } = world
      return (kept) => ({ kept: level, alerts: typeof kept === 'number' && level > kept ? [news] : [] })
    },
  }
  const codec = { write: stringifyBigints, parse: parseBigints, storage: tab }
  return createWatch({
    looks: () => [look],
    turns: stored('turns', turnsOf, { storage: tab }),
    journal: stored('journal', journalOf, codec),
    inTurn,
    tell: (alerts) => void world.told.push(...alerts),
    now: () => world.now,
    page: document(),
  })
}

/** Hidden, like the tabs that nobody sees. */
function document() {
  return Object.assign(new EventTarget(), { visibilityState: 'hidden' as const })
}

test('default: two tabs that look at the same time tell once, and ask once a minute together', async () => {
  const world = createWorld()
  const browser = testBrowser()
  const lock = createLock()
  const tabs = [openTab(world, browser.openTab(), lock), openTab(world, browser.openTab(), lock)]
  for (let minute = 0; minute < 10; minute++) {
    world.level = minute < 5 ? 1 : 2
    await Promise.all(tabs.map(({ look }) => look()))
    await Promise.all(tabs.map(({ look }) => look()))
    world.now += hiddenMs
  }
  expect(world.asked).toBe(10)
  expect(world.told).toEqual([{ ...news, at: 1_000_000_000 + 5 * hiddenMs }])
  expect(journalOf(parseBigints(browser.texts.get('journal') ?? '')).alerts).toHaveLength(1)
})

test('behavior: the tab that stays goes on where the other ended', async () => {
  const world = createWorld()
  const browser = testBrowser()
  await openTab(world, browser.openTab()).look()
  world.now += hiddenMs
  world.level = 1
  const other = openTab(world, browser.openTab())
  await other.look()
  world.now += hiddenMs
  await other.look()
  expect([world.asked, world.told.length]).toEqual([3, 1])
})

test('behavior: looks that bring nothing new write nothing down', async () => {
  const world = createWorld()
  const browser = testBrowser()
  const { look } = openTab(world, browser.openTab())
  await look()
  const before = browser.texts.get('journal')
  browser.texts.set('journal', `${before} `)
  world.now += hiddenMs
  await look()
  expect(browser.texts.get('journal')).toBe(`${before} `)
})

test('error: what fails says why, is tried again a minute later, and loses nothing', async () => {
  const world = createWorld()
  const { look, failures } = openTab(world, testBrowser().openTab())
  await look()
  world.failure = new Error('away')
  world.level = 1
  world.now += hiddenMs
  await look()
  await look()
  expect(failures.get()).toEqual({ level: world.failure })
  expect([world.asked, world.told.length]).toEqual([2, 0])
  world.failure = undefined
  world.now += hiddenMs
  await look()
  expect(failures.get()).toEqual({})
  expect(world.told).toHaveLength(1)
})

test('error: a clock that was put back and a damaged storage silence nothing', async () => {
  const world = createWorld()
  const browser = testBrowser()
  const { look } = openTab(world, browser.openTab())
  await look()
  world.now -= 1_000_000
  await look()
  expect(world.asked).toBe(2)
  browser.texts.set('turns', '{"level":"never"}')
  browser.texts.set('journal', 'nonsense')
  await look()
  expect(world.asked).toBe(3)
})
