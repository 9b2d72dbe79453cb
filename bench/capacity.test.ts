import { expect, test } from 'vitest'
import { assumptions, capacity, type Need } from './capacity.ts'
import type { Results } from './results.ts'

const machine = { cores: 2, node: 'v24.21.0', platform: 'linux-x64' }
const none: Results = { machine, parts: {} }
const proxyOf = (value: number): Results => ({
  machine,
  parts: { measureProxy: { measurements: [{ name: 'RPC proxy', value, unit: '/s', atLeast: 2_000 }] } },
})

test('default: a thousand visitors need one server and one node', () => {
  expect(capacity(none, 1_000)).toMatchObject({ servers: 1, nodes: 1 })
})

test('default: ten million visitors need two servers, and nodes for what their wallets read', () => {
  expect(capacity(none, 10_000_000)).toMatchObject({ servers: 2, nodes: 4 })
  const row = { name: 'one wallet more, calls to the node', value: 0.3, unit: '/s', atMost: 1.4 }
  const frugal = { machine, parts: { measureWallets: { measurements: [row] } } }
  expect(capacity(frugal, 10_000_000)).toMatchObject({ servers: 2, nodes: 1 })
})

test('behavior: of the open pages only those with a wallet cost the nodes something', () => {
  const { openPages, paths } = capacity(none, 10_000_000)
  const wallets = openPages * assumptions.shareWallet.value
  const toNodes = paths.find(({ name }) => name === 'calls to nodes for wallets')
  expect(toNodes?.perSecond).toBeCloseTo(wallets * 1.4, 6)
})

test('behavior: ten times the visitors are ten times the work', () => {
  const [few, many] = [capacity(none, 100_000), capacity(none, 1_000_000)]
  for (const [at, path] of few.paths.entries())
    expect(many.paths[at]?.perSecond).toBeCloseTo(10 * path.perSecond, 6)
  expect(many.gigabytesAMonth.files).toBeCloseTo(10 * few.gigabytesAMonth.files, 6)
})

test('behavior: what was measured counts, and the promise where nothing was', () => {
  const proxy = ({ paths }: Need) => paths.find(({ name }) => name.includes('/rpc'))
  const promised = proxy(capacity(none, 1_000))
  const measured = proxy(capacity(proxyOf(4_000), 1_000))
  expect(promised).toMatchObject({ most: 2_000, source: 'promised' })
  expect(measured).toMatchObject({ most: 4_000, source: 'measured' })
})

test('behavior: a slower server means more of them', () => {
  const most = 10_000_000
  expect(capacity(proxyOf(500), most).servers).toBeGreaterThan(capacity(proxyOf(4_000), most).servers)
})
