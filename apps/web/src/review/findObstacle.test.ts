import { expect, test } from 'vitest'
import { hashOf, owner } from '../../test/testTransaction.ts'
import { findObstacle, type ObstacleParameters } from './findObstacle.ts'

const free: ObstacleParameters = {
  connection: { address: owner.address, isConnected: true, isSupported: true },
  hasAgreed: true,
  account: owner.address,
  calls: [{ words: 'Do something', to: owner.address, data: '0xdeadbeef', value: 0n }],
  hold: undefined,
  simulation: { status: 'unavailable', words: 'Nobody could.' },
  isAsking: false,
  typedWord: undefined,
  typed: '',
}
const other = hashOf(5).slice(0, 42) as typeof owner.address

test('default: nothing is in the way, also when nobody could simulate it', () => {
  expect(findObstacle(free)).toBeUndefined()
  expect(
    findObstacle({
      ...free,
      simulation: { status: 'fine', block: 1n, changes: [], positions: [], gas: [1n] },
    }),
  ).toBeUndefined()
})

test.each<[string, Partial<ObstacleParameters>, object]>([
  [
    'no wallet',
    { connection: { address: undefined, isConnected: false, isSupported: false } },
    { remedy: 'connect' },
  ],
  ['another chain', { connection: { ...free.connection, isSupported: false } }, { remedy: 'switch' }],
  ['another account', { connection: { ...free.connection, address: other } }, { words: /switched accounts/ }],
  [
    'a batch that cannot be read',
    { calls: [{ words: 'Execute', to: owner.address, data: '0x8d80ff0a00', value: 0n }] },
    { words: /fully decoded.*cannot send it/ },
  ],
  ['no agreement', { hasAgreed: false }, { words: /terms/ }],
  ['a hold', { hold: 'The price has changed.' }, { words: /price has changed/ }],
  ['no simulation yet', { simulation: { status: 'simulating' } }, { words: /Simulating/ }],
  ['an old simulation', { simulation: { status: 'stale' } }, { words: /out of date/ }],
  ['a failure', { simulation: { status: 'fails', words: 'No.' } }, { words: /would fail/ }],
  ['an odd answer', { simulation: { status: 'odd', words: 'No.' } }, { words: /invalid/ }],
  [
    'too little',
    { simulation: { status: 'short', block: 1n, changes: [], positions: [], gas: [1n] } },
    { words: /worse than your limit/ },
  ],
  ['an unknown wallet', { isAsking: true }, { words: /what your wallet supports/ }],
  ['a missing word', { typedWord: 'SWAP', typed: 'swap' }, { words: /Type SWAP above/ }],
])('behavior: %s is in the way', (_, change, expected) => {
  const obstacle = findObstacle({ ...free, ...change })
  const { words, remedy } = { words: /./, remedy: undefined, ...expected }
  expect(obstacle?.words).toMatch(words)
  expect(obstacle?.remedy).toBe(remedy)
})

test('behavior: the word counts when it is typed', () => {
  expect(findObstacle({ ...free, typedWord: 'SWAP', typed: ' SWAP ' })).toBeUndefined()
})
