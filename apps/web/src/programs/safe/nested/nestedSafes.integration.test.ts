import { safeContracts } from '@love/contracts/deployments/safe'
import { createSafe } from '@love/devnet/safe/createSafe'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { approvalCall } from '@love/safe/nested/approvals'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { type Address, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSettingsTest, type SettingsTest } from '../../../../test/openSettingsTest.ts'
import { readSafeSettings } from '../propose/readSafeSettings.ts'
import { executeSafeTx } from '../review/executeSafeTx.ts'
import { buildChange } from '../settings/buildChange.ts'
import { changeForm, type Editing } from '../settings/changeForms.ts'

let place: SettingsTest
beforeAll(async () => {
  place = await openSettingsTest()
})
afterAll(() => place.close())

async function fill(safe: Address, editing: Editing, address: Address) {
  const { client } = place.devnet
  const settings = await readSafeSettings(client, { ...place, safe })
  return buildChange(client, {
    form: changeForm(editing, settings),
    given: { address, threshold: 1, isTicked: true },
    draft: [],
    readSettings: async () => settings,
    multicall3: place.deployment.multicall3,
  })
}

test('error: a Safe below this one, and a contract that is no Safe, become no owners', async () => {
  const { client, roles } = place.devnet
  const safe = await place.newSafe(2, 2)
  const [owner = safe] = (await place.stateOf(safe)).owners
  const parts = { singleton: safeContracts.safe, threshold: 1n, from: roles.deployer }
  const child = await createSafe(client, { ...parts, owners: [safe] })
  const below = await createSafe(client, { ...parts, owners: [child, owner] })
  const refused = [
    [child, `Circular ownership: this Safe owns ${child}.`],
    [below, `Circular ownership: this Safe owns ${below} through ${child}.`],
    [place.deployment.router, 'This is a contract, but not a verified Safe'],
    [safe, 'A Safe cannot own itself.'],
  ] as const
  for (const editing of [{ kind: 'addOwner' }, { kind: 'swapOwner', owner }] as const)
    for (const [address, words] of refused)
      expect(await fill(safe, editing, address)).toEqual({
        problems: { address: expect.stringContaining(words) },
      })
})

test('default: a Safe that has nothing to do with it becomes an owner', async () => {
  const other = await place.newSafe(2, 1)
  const safe = await place.newSafe(1, 1)
  expect(await fill(safe, { kind: 'addOwner' }, other)).toEqual({
    change: { kind: 'addOwner', owner: other, threshold: 1 },
  })
})

test('behavior: the approval of a parent counts, also where the service has not heard of it', async () => {
  const { client, roles } = place.devnet
  const [first] = roles.demo
  const ann = await place.person(first)
  const parent = await place.newSafe(2, 1)
  const parts = { singleton: safeContracts.safe, threshold: 2n, from: roles.deployer }
  const child = await createSafe(client, { ...parts, owners: [ann.owner, parent] })
  const call = { to: roles.whale, value: 0n, data: '0x' } as const
  const tx = safeTxOf({ calls: [call], nonce: 0n, multiSendCallOnly: zeroAddress })
  const { details, safeTxHash: hash } = await proposeSafeTx(ann.deps, { safe: child, tx })
  const stranger = await place.person(roles.whale)
  const execute = () =>
    executeSafeTx({ ...stranger.deps, track: () => undefined }, { safe: child, details, title: 'A gift' })
  await expect(execute()).rejects.toThrow('1 of 2 owners have signed')
  await place.carryOut(parent, [approvalCall({ way: [parent], child, hash })])
  await execute()
  await expect.poll(async () => (await place.details(hash)).txStatus).toBe('SUCCESS')
})
