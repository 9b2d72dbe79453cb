import { expect, test } from 'vitest'
import { historyPath, historySearch, isFiltered, parseHistoryFilter, periodProblem } from './historyFilter.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const parse = (search: string) => parseHistoryFilter(new URLSearchParams(search))

test('default: everything that can be set is in the address', () => {
  const search = 'program=farm&token=LOVE-ETH+LP&pair=LOVE-ETH&from=2026-11-01&to=2026-11-30'
  const filter = parse(search)
  expect(filter).toEqual({
    ...{ program: 'farm', token: 'LOVE-ETH LP', pair: 'LOVE-ETH', from: '2026-11-01', to: '2026-11-30' },
  })
  expect(historyPath(account, filter)).toBe(`/activity/${account}?${search}`)
  expect(historyPath(undefined, parse(''))).toBe('/activity/history')
  expect([isFiltered(filter), isFiltered(parse(''))]).toEqual([true, false])
})

test('default: days begin and end where the person is', () => {
  const search = historySearch(parse('program=swap&from=2026-11-01&to=2026-11-01'))
  expect(Object.fromEntries(search)).toEqual({
    program: 'swap',
    from: String(new Date(2026, 10, 1).getTime() / 1_000),
    to: String(new Date(2026, 10, 2).getTime() / 1_000 - 1),
  })
})

test('error: bad values are dropped one by one, and a period needs an order', () => {
  expect(parse('program=all&token=love&pair=__proto__&from=2026-13-99x&to=2026-11-30')).toEqual({
    ...{ program: '', token: '', pair: '', from: '', to: '2026-11-30' },
  })
  expect(periodProblem(parse('from=2026-12-01&to=2026-11-30'))).toBe('The end is before the start.')
  expect(periodProblem(parse('from=2026-12-01'))).toBeUndefined()
})
