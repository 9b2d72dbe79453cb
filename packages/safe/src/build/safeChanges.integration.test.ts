import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import fc from 'fast-check'
import { type Address, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { createTestTeam } from '../../test/testTeam.ts'
import {
  addOwner,
  changeThreshold,
  removeOwner,
  type SafeChange,
  type SafeSettings,
  swapOwner,
} from './owners.ts'
import { safeTxOf } from './safeTxOf.ts'
import { disableModule, enableModule, setFallbackHandler } from './settings.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

const names = ['ann', 'bob', 'cat', 'dan', 'eve']
const module = fc.integer({ min: 0x70, max: 0x73 }).map((number) => numberToHex(number, { size: 20 }))
type Step = (settings: SafeSettings, people: readonly Address[]) => SafeChange
const one = (people: readonly Address[], index: number): Address => people[index] ?? zeroAddress
const who = fc.nat({ max: 4 })
const count = fc.integer({ min: 1, max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(who, count).map(([index, threshold]): Step => {
    return (settings, people) => addOwner(settings, { owner: one(people, index), threshold })
  }),
  fc.tuple(who, count).map(([index, threshold]): Step => {
    return (settings, people) => removeOwner(settings, { owner: one(people, index), threshold })
  }),
  fc.tuple(who, who).map(([from, to]): Step => {
    return (settings, people) => swapOwner(settings, { owner: one(people, from), newOwner: one(people, to) })
  }),
  count.map(
    (threshold): Step =>
      (settings) =>
        changeThreshold(settings, threshold),
  ),
  module.map(
    (address): Step =>
      (settings) =>
        enableModule(settings, address),
  ),
  module.map(
    (address): Step =>
      (settings) =>
        disableModule(settings, address),
  ),
)

test('default: batches of changes leave the Safe as they say, in the same order of owners and modules', async () => {
  const from = devnet.roles.demo[0]
  const team = await createTestTeam(devnet.client, { names, ownerCount: 3, threshold: 2, from })
  const people = team.people.map(({ address }) => address)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { nonce, ...settings } = await team.settings()
      const changes: SafeChange[] = []
      for (const change of steps) {
        try {
          changes.push(change(changes.at(-1)?.after ?? settings, people))
        } catch (error) {
          expect(error).toHaveProperty('code', 'bad-safe-data')
        }
      }
      fc.pre(changes.length > 0)
      const calls = changes.map(({ call }) => call)
      const { status } = await team.execute(
        safeTxOf({ calls, nonce, multiSendCallOnly: safeContracts.multiSendCallOnly }),
      )
      expect(status).toBe('success')
      expect(await team.settings()).toEqual({ ...changes.at(-1)?.after, nonce: nonce + 1n })
    }),
    { numRuns: runs(25, 500) },
  )
})

const people = [1, 2, 3].map((number) => numberToHex(0xb000 + number, { size: 20 }))
const [ann, bob, cat] = people as [Address, Address, Address]
const nobody = numberToHex(0xdead, { size: 20 })
const base: SafeSettings = {
  safe: numberToHex(0x5afe, { size: 20 }),
  version: '1.4.1',
  owners: people,
  threshold: 2,
  modules: [numberToHex(0x70, { size: 20 })],
}
const single = { ...base, owners: [ann], threshold: 1 }

test.each<[string, () => SafeChange]>([
  ['is already an owner', () => addOwner(base, { owner: bob, threshold: 2 })],
  ['cannot be an owner', () => addOwner(base, { owner: zeroAddress, threshold: 2 })],
  ['cannot be an owner', () => addOwner(base, { owner: numberToHex(1, { size: 20 }), threshold: 2 })],
  ['cannot own itself', () => addOwner(base, { owner: base.safe, threshold: 2 })],
  ['with 4 owners', () => addOwner(base, { owner: nobody, threshold: 5 })],
  ['At least one owner', () => addOwner(base, { owner: nobody, threshold: 0 })],
  ['At least one owner', () => changeThreshold(base, 1.5)],
  ['is not an owner', () => removeOwner(base, { owner: nobody, threshold: 2 })],
  ['with 2 owners', () => removeOwner(base, { owner: cat, threshold: 3 })],
  ['This is the last owner', () => removeOwner(single, { owner: ann, threshold: 1 })],
  ['is not an owner', () => swapOwner(base, { owner: nobody, newOwner: cat })],
  ['is already an owner', () => swapOwner(base, { owner: ann, newOwner: cat })],
  ['is already 2 of 3', () => changeThreshold(base, 2)],
  ['with 3 owners', () => changeThreshold(base, 4)],
  ['is already enabled', () => enableModule(base, base.modules[0] ?? ann)],
  ['cannot be a module', () => enableModule(base, zeroAddress)],
  ['is not enabled', () => disableModule(base, ann)],
  ['could be controlled by anyone', () => setFallbackHandler(base, base.safe)],
  ['does not support fallback handlers', () => setFallbackHandler({ ...base, version: '1.0.0' }, ann)],
])('error: %s', (words, change) => {
  expect(change).toThrow(words)
})
