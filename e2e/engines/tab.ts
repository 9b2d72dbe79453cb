import { expect } from '@playwright/test'
import type { Driver, Point } from './drivers/driver.ts'
import { lookFor, type Query, type Seen, type Step, selectors } from './lookFor.ts'

/** A busy machine, and engines that draw without a graphics card. */
const patience = { timeout: 15_000, intervals: [20, 50, 100, 200] }

export type Tab = ReturnType<typeof openTab>

type Before = [before?: 'scroll' | 'focus']

/** What a person does and sees in a browser, the same words for every engine. */
export function openTab(driver: Driver, origin: string) {
  const evaluate = async <Values extends readonly unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => (await driver.evaluate(String(run), values)) as Result
  const look = (query: Query, ...before: Before) => evaluate(lookFor, stepsTo(query), ...before)
  const seen = async (query: Query, check: (seen: Seen) => void, ...before: Before) => {
    let found: Seen | null = null
    await expect(async () => {
      found = await look(query, ...before)
      if (!found) throw new Error(`There is no ${nameOf(query)}.`)
      check(found)
    }).toPass(patience)
    return found as unknown as Seen
  }
  const untilListening = () =>
    expect
      .poll(() => evaluate(listens).catch(() => false), { ...patience, message: 'The page listens' })
      .toBe(true)

  const tab = {
    driver,
    evaluate,
    async goto(path: string) {
      await driver.goto(new URL(path, origin).href)
      await untilListening()
    },
    async reload() {
      await driver.reload()
      await untilListening()
    },
    async enterFrame() {
      await driver.enterFrame()
      await untilListening()
    },
    /** Waits until it is there, and says what it should. */
    see: (query: Query, words?: string | RegExp) =>
      seen(query, ({ text }) => {
        if (typeof words === 'string') expect(text, nameOf(query)).toContain(words)
        else if (words) expect(text, nameOf(query)).toMatch(words)
      }),
    seeValue: (query: Query, value: RegExp) => seen(query, (found) => expect(found.value).toMatch(value)),
    seeFocused: (query: Query) => seen(query, ({ isFocused }) => expect(isFocused, nameOf(query)).toBe(true)),
    focus: (query: Query) => seen(query, ({ isFocused }) => expect(isFocused).toBe(true), 'focus'),
    async seeGone(query: Query) {
      await expect.poll(() => look(query), { ...patience, message: `${nameOf(query)} is gone` }).toBeNull()
    },
    /** Once it rests. Fails when something lies over it. */
    async click(query: Query) {
      let before: Seen | undefined
      const rests = (found: Seen) => {
        const isMoving = !before || before.x !== found.x || before.y !== found.y
        before = found
        expect(found.cover, `over ${nameOf(query)}`).toBeNull()
        expect(isMoving, `${nameOf(query)} moves`).toBe(false)
      }
      await driver.drag([middleOf(await seen(query, rests, 'scroll'))])
    },
    async fill(query: Query, text: string) {
      await tab.click(query)
      await tab.seeFocused(query)
      await evaluate(() => (document.activeElement as HTMLInputElement).select())
      await driver.type(text)
      await seen(query, ({ value }) => expect(value).toBe(text))
    },
    async drag(query: Query, by: Point) {
      // Drags listen a moment after the page does.
      await expect.poll(() => evaluate(isComplete), patience).toBe(true)
      const from = middleOf(await tab.see(query))
      const half = { x: from.x + by.x / 2, y: from.y + by.y / 2 }
      await driver.drag([from, half, { x: from.x + by.x, y: from.y + by.y }])
    },
    seePath: (path: string) => expect.poll(() => evaluate(() => location.pathname), patience).toBe(path),
  }
  return tab
}

function stepsTo({ role, name, within, last }: Query): Step[] {
  const step: Step = {
    selector: selectors[role],
    last: last === true,
    ...(typeof name === 'string' ? { name } : name ? { pattern: [name.source, name.flags] } : {}),
  }
  return [...(within ? stepsTo(within) : []), step]
}

const nameOf = ({ role, name }: Query) => (name === undefined ? role : `${role} ${name}`)
const middleOf = ({ x, y, width, height }: Seen): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A prerendered page is there before it listens; one whose files are refused says so instead. */
function listens(): boolean {
  const { hydrated, blocked } = document.documentElement.dataset
  if (blocked !== undefined) return true
  return hydrated !== undefined && !document.querySelector('.window-slot > .window:not([data-hydrated])')
}

const isComplete = (): boolean => document.documentElement.dataset.complete !== undefined
