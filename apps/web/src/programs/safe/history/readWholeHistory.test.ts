import { numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { type HistorySoFar, readWholeHistory } from './readWholeHistory.ts'

const safe = numberToHex(7, { size: 20 })
const baseUrl = 'https://gateway.example'
const pause = () => Promise.resolve()
const page = (timestamp: number, next?: string) => ({
  results: [{ type: 'DATE_LABEL', timestamp }],
  next: next && `${baseUrl}/${next}`,
  previous: null,
})
const days = ({ items }: HistorySoFar) =>
  items.map((item) => (item.type === 'DATE_LABEL' ? item.timestamp : undefined))

/** Answers one request after the other; a number is a failure with that status. */
function gatewayOf(...answers: readonly (object | number)[]) {
  const left = [...answers]
  const fetch = vi.fn(async () => {
    const answer = left.shift() ?? 503
    return typeof answer === 'number'
      ? Response.json({ code: answer, message: 'Not now.' }, { status: answer })
      : Response.json(answer)
  })
  return { baseUrl, fetch: fetch as unknown as typeof globalThis.fetch, asked: fetch }
}

function read(gateway: ReturnType<typeof gatewayOf>, more: { start?: HistorySoFar } = {}) {
  const seen: HistorySoFar[] = []
  const { signal } = new AbortController()
  const whole = readWholeHistory(gateway, { safe, signal, pause, onRead: (one) => seen.push(one), ...more })
  return { seen, whole }
}

test('default: page by page to the end', async () => {
  const { seen, whole } = read(gatewayOf(page(3, 'two'), page(2, 'three'), page(1)))
  expect(days(await whole)).toEqual([3, 2, 1])
  expect(seen.map(({ isWhole }) => isWhole)).toEqual([false, false, true])
})

test('behavior: a page that fails is asked for again, and what was read goes on from there', async () => {
  const patient = gatewayOf(page(3, 'two'), 503, 429, page(2))
  expect(days(await read(patient).whole)).toEqual([3, 2])
  const { seen, whole } = read(gatewayOf(page(3, 'two'), 503, 503, 503, 503))
  await expect(whole).rejects.toThrow('Not now.')
  const again = gatewayOf(page(2))
  expect(days(await read(again, { start: seen.at(-1) as HistorySoFar }).whole)).toEqual([3, 2])
  expect(again.asked).toHaveBeenCalledTimes(1)
})

test('error: what the gateway refuses is not asked for again', async () => {
  const gateway = gatewayOf(422, page(1))
  await expect(read(gateway).whole).rejects.toThrow('Not now.')
  expect(gateway.asked).toHaveBeenCalledTimes(1)
})

test('error: links in a ring are no history', async () => {
  const { whole } = read(gatewayOf(page(3, 'two'), page(2, 'two'), page(1)))
  await expect(whole).rejects.toThrow('without an end')
})

test('behavior: cancelled, it tells nothing more', async () => {
  const controller = new AbortController()
  const onRead = vi.fn(() => controller.abort())
  const gateway = gatewayOf(page(3, 'two'), page(2))
  await expect(
    readWholeHistory(gateway, { safe, signal: controller.signal, pause, onRead }),
  ).rejects.toThrow()
  expect(onRead).toHaveBeenCalledTimes(1)
})
