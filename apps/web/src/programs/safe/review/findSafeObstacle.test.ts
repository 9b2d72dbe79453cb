import { expect, test } from 'vitest'
import { disconnected } from '../../../wallet/connection.ts'
import { findSafeObstacle, type SafeObstacleParameters } from './findSafeObstacle.ts'

const [safe, ann, bob, eve] = [
  '0x00000000000000000000000000000000000000AA',
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
  '0x0000000000000000000000000000000000000003',
] as const
const connection = { ...disconnected, isConnected: true, isSupported: true, address: ann }
const dangers = { isDelegatecall: false, refund: [], adminNames: [], givesLimit: false, isHiding: false }
const fine: SafeObstacleParameters = {
  kind: 'propose',
  connection,
  hasAgreed: true,
  facts: {
    safe,
    chainId: 1337,
    version: '1.4.1',
    owners: [ann, bob],
    threshold: 2,
    nonce: 5n,
    guard: undefined,
    fallbackHandler: undefined,
    code: {
      isVerified: true,
      singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      version: '1.4.1',
      isL2: false,
    },
  },
  readFailure: undefined,
  nonce: 5n,
  nonceProblem: undefined,
  signers: [],
  dangers,
  simulation: { status: 'unavailable', words: 'Nobody could.' },
  typed: '',
  hasAcceptedRefund: false,
  deviceDiffers: false,
  lacksComparison: false,
}

const odd = { status: 'odd', words: 'It takes 0 gas.' } as const

test('default: an owner may sign, also one who acts as the Safe', () => {
  expect(findSafeObstacle(fine)).toBeUndefined()
  const acting = { ...connection, address: safe, isSafe: true, ownerAddress: bob }
  expect(findSafeObstacle({ ...fine, connection: acting })).toBeUndefined()
})

test.each<[string, Partial<SafeObstacleParameters>]>([
  ['No wallet', { connection: disconnected }],
  ['Wrong network', { connection: { ...connection, isSupported: false } }],
  ['Inside another Safe interface', { connection: { ...connection, address: safe, isSafe: true } }],
  ['Agree to the terms', { hasAgreed: false }],
  ['Loading', { facts: undefined }],
  ['Loading', { signers: undefined }],
  ['no Safe there', { facts: undefined, readFailure: 'There is no Safe there.' }],
  ['is not an owner', { connection: { ...connection, address: eve } }],
  ['next nonce', { nonceProblem: 'Finding the next nonce…' }],
  ['already been used', { nonce: 4n }],
  ['already signed', { kind: 'confirm', signers: [ann] }],
  ['Nonce 5 must be executed first', { kind: 'execute', nonce: 6n, signers: [ann, bob] }],
  ['Not enough owners', { kind: 'execute', signers: [ann] }],
  ['Not enough owners', { kind: 'execute', signers: [bob], connection: { ...connection, address: eve } }],
  ['DELEGATECALL', { dangers: { ...dangers, isDelegatecall: true } }],
  ['DELEGATECALL', { dangers: { ...dangers, isDelegatecall: true }, typed: 'delegatecall' }],
  ['cannot be signed here', { dangers: { ...dangers, isHiding: true } }],
  ['cannot be signed here', { kind: 'confirm', dangers: { ...dangers, isHiding: true } }],
  ['cannot be signed here', { kind: 'sign', dangers: { ...dangers, isHiding: true } }],
  ['cannot be executed here', { kind: 'execute', dangers: { ...dangers, isHiding: true } }],
  ['so this cannot be signed', { simulation: odd }],
  ['so this cannot be signed', { kind: 'proposeTx', simulation: odd }],
  ['so this cannot be signed', { kind: 'confirm', simulation: odd }],
  ['so this cannot be signed', { kind: 'sign', simulation: odd }],
  ['so this cannot be executed', { kind: 'execute', signers: [ann, bob], simulation: odd }],
  ['type “NOT COMPARED”', { lacksComparison: true }],
  ['Confirm the gas refund', { dangers: { ...dangers, refund: ['It pays.'] } }],
])('error: %s', (words, changes) => {
  expect(findSafeObstacle({ ...fine, ...changes })?.words).toContain(words)
})

test('behavior: what cannot be read can be taken back by who proposed it', () => {
  expect(
    findSafeObstacle({ ...fine, kind: 'delete', dangers: { ...dangers, isHiding: true } }),
  ).toBeUndefined()
})

test('behavior: a simulation that makes no sense keeps nobody from rejecting or taking back', () => {
  for (const kind of ['reject', 'delete'] as const)
    expect(findSafeObstacle({ ...fine, kind, simulation: odd })).toBeUndefined()
})

test('behavior: a simulation that fails, or that nobody could run, does not decide', () => {
  for (const status of ['fails', 'unavailable'] as const)
    expect(findSafeObstacle({ ...fine, simulation: { status, words: 'No.' } })).toBeUndefined()
})

test('behavior: what was typed and ticked is enough; who executes counts as one who signs', () => {
  const risky = { ...dangers, isDelegatecall: true, refund: ['It pays.'] }
  const given = { typed: ' DELEGATECALL ', hasAcceptedRefund: true }
  expect(findSafeObstacle({ ...fine, dangers: risky, ...given })).toBeUndefined()
  expect(findSafeObstacle({ ...fine, kind: 'execute', signers: [bob] })).toBeUndefined()
  const stranger = { ...connection, address: eve }
  expect(
    findSafeObstacle({ ...fine, kind: 'execute', signers: [ann, bob], connection: stranger }),
  ).toBeUndefined()
})
