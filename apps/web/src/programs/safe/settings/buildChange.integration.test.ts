import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sendEther } from '@love/safe/build/sends'
import { type Address, createClient, encodeFunctionData, http, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSettingsTest, type SettingsTest } from '../../../../test/openSettingsTest.ts'
import { type Draft, withPart } from '../../../wallet/safe/batch/draft.ts'
import { planDraft } from '../propose/planDraft.ts'
import { readSafeSettings } from '../propose/readSafeSettings.ts'
import { dangersOf } from '../review/dangersOf.ts'
import { type BuildChangeParameters, buildChange } from './buildChange.ts'
import { changeForm, type Editing } from './changeForms.ts'

let place: SettingsTest
beforeAll(async () => {
  place = await openSettingsTest()
})
afterAll(() => place.close())

const blocked: Address = '0x00000000000000000000000000000000000000bb'
const someone: Address = '0x00000000000000000000000000000000000000aa'
const sentinel = '0x0000000000000000000000000000000000000001'
type Given = Partial<BuildChangeParameters['given']>

const settingsOf = (safe: Address) => readSafeSettings(place.devnet.client, { ...place, safe })

/** What the form makes of what stands in it. */
async function fill(safe: Address, editing: Editing, given: Given = {}, draft: Draft = []) {
  const settings = await settingsOf(safe)
  const { threshold } = settings
  return buildChange(place.devnet.client, {
    form: changeForm(editing, planDraft(settings, draft).after ?? settings),
    given: { address: '', threshold, isTicked: true, ...given },
    draft,
    readSettings: () => settingsOf(safe),
    multicall3: place.deployment.multicall3,
  })
}

/** Answers how the Safe is run then. */
async function carryOut(safe: Address, draft: Draft) {
  const calls = planDraft(await settingsOf(safe), draft).parts.map((part) => {
    if ('problem' in part) throw new Error(part.problem)
    return part.call
  })
  const { tx } = await place.carryOut(safe, calls)
  const state = await place.stateOf(safe)
  await expect.poll(() => place.toldOf(safe), { timeout: 5_000 }).toEqual(state)
  return { state, flagged: dangersOf(tx).adminNames }
}

async function drafted(safe: Address, draft: Draft, editing: Editing, given?: Given): Promise<Draft> {
  const built = await fill(safe, editing, given, draft)
  if ('problems' in built) throw new Error(`It was refused: ${JSON.stringify(built.problems)}`)
  return withPart(draft, { kind: 'change', change: built.change })
}

const change = async (safe: Address, editing: Editing, given?: Given) =>
  carryOut(safe, await drafted(safe, [], editing, given))

test('default: an owner is added, and more must sign then', async () => {
  const { newcomer } = place
  const safe = await place.newSafe(3, 2)
  const { owners } = await place.stateOf(safe)
  const given = { address: ` love:${newcomer.toLowerCase()} `, threshold: 3 }
  const { state, flagged } = await change(safe, { kind: 'addOwner' }, given)
  expect(flagged).toEqual(['addOwnerWithThreshold'])
  expect(state).toMatchObject({ owners: [newcomer, ...owners], threshold: 3 })
})

for (const [index, tags] of [[1], [0, '@deep'], [2, '@deep']] as const)
  test(`default: owner ${index} of the list is removed, and fewer must sign then`, {
    tags: tags ?? [],
  }, async () => {
    const safe = await place.newSafe(3, 3)
    const { owners } = await place.stateOf(safe)
    const owner = owners[index] ?? zeroAddress
    const { state, flagged } = await change(safe, { kind: 'removeOwner', owner }, { threshold: 1 })
    expect(flagged).toEqual(['removeOwner'])
    expect(state).toMatchObject({ owners: owners.toSpliced(index, 1), threshold: 1 })
  })

for (const index of [0, 2])
  test(`default: owner ${index} of the list is replaced`, { tags: index === 2 ? [] : '@deep' }, async () => {
    const safe = await place.newSafe(3, 2)
    const { owners } = await place.stateOf(safe)
    const [address, owner] = [place.newcomer, owners[index] ?? zeroAddress]
    const { state, flagged } = await change(safe, { kind: 'swapOwner', owner }, { address })
    expect(flagged).toEqual(['swapOwner'])
    expect(state).toMatchObject({ owners: owners.with(index, address), threshold: 2 })
  })

test('default: the threshold goes up and down', async () => {
  const safe = await place.newSafe(3, 2)
  for (const threshold of [3, 1]) {
    const { state, flagged } = await change(safe, { kind: 'changeThreshold' }, { threshold })
    expect(flagged).toEqual(['changeThreshold'])
    expect(state.threshold).toBe(threshold)
  }
})

test('default: a module is enabled and acts without a signature, until it is disabled', async () => {
  const safe = await place.newSafe(2, 2)
  const module = await place.deployModule()
  const { client, roles } = place.devnet
  const spender = { abi: spenderModuleAbi, address: module } as const
  const spend = () =>
    client.simulateContract({
      ...spender,
      account: roles.whale,
      functionName: 'execute',
      args: [safe, someone, 1n, '0x'],
    })
  const enabled = await change(safe, { kind: 'enableModule' }, { address: module })
  expect(enabled).toMatchObject({ flagged: ['enableModule'], state: { modules: [module] } })
  const data = encodeFunctionData({ ...spender, functionName: 'setSpender', args: [roles.whale] })
  await place.carryOut(safe, [{ to: module, value: 0n, data }])
  await spend()
  const disabled = await change(safe, { kind: 'disableModule', module })
  expect(disabled).toMatchObject({ flagged: ['disableModule'], state: { modules: [] } })
  await expect(spend()).rejects.toThrow()
})

test('default: a guard is set and refuses what it does not like, until it is removed', async () => {
  const safe = await place.newSafe(2, 2)
  const guard = await place.deployGuard(blocked)
  const pay = () => place.carryOut(safe, [sendEther({ to: blocked, amount: 1n })])
  const set = await change(safe, { kind: 'setGuard' }, { address: guard })
  expect(set).toMatchObject({ flagged: ['setGuard'], state: { guard } })
  await expect(pay()).rejects.toThrow('This transaction would fail')
  const removed = await change(safe, { kind: 'removeGuard' })
  expect(removed).toMatchObject({ flagged: ['setGuard'], state: { guard: zeroAddress } })
  await pay()
})

test('default: a fallback handler is removed and set', async () => {
  const { fallbackHandler } = safeContracts
  const safe = await place.newSafe(2, 2)
  const removed = await change(safe, { kind: 'removeFallbackHandler' })
  expect(removed).toMatchObject({
    flagged: ['setFallbackHandler'],
    state: { fallbackHandler: zeroAddress },
  })
  const set = await change(safe, { kind: 'setFallbackHandler' }, { address: fallbackHandler })
  expect(set).toMatchObject({ flagged: ['setFallbackHandler'], state: { fallbackHandler } })
})

test('behavior: changes that need one another are one transaction', async () => {
  const { newcomer } = place
  const safe = await place.newSafe(2, 2)
  const { owners } = await place.stateOf(safe)
  const [first = zeroAddress, second = zeroAddress] = owners
  const module = await place.deployModule()
  let draft = await drafted(safe, [], { kind: 'addOwner' }, { address: newcomer })
  draft = await drafted(safe, draft, { kind: 'removeOwner', owner: first }, { threshold: 1 })
  draft = await drafted(safe, draft, { kind: 'removeOwner', owner: second }, { threshold: 1 })
  draft = await drafted(safe, draft, { kind: 'enableModule' }, { address: module })
  expect(await fill(safe, { kind: 'removeOwner', owner: newcomer }, { threshold: 1 }, draft)).toMatchObject({
    problems: { change: expect.stringMatching('This is the last owner') },
  })
  const { state } = await carryOut(safe, draft)
  expect(state).toMatchObject({ owners: [newcomer], threshold: 1, modules: [module] })
})

type Mistake = readonly [words: string, editing: Editing, given: Given]

test('error: what the Safe would refuse is refused in words, beside the field', async () => {
  const safe = await place.newSafe(2, 2)
  const [owner = zeroAddress, other = zeroAddress] = (await place.stateOf(safe)).owners
  const { newcomer } = place
  const add = { kind: 'addOwner' } as const
  const byAddress: readonly Mistake[] = [
    ['Enter an address', add, { address: ' ' }],
    ['has 40 characters after 0x; this has 4', add, { address: '0x1234' }],
    ['is another network', add, { address: `eth:${newcomer}` }],
    ['is already an owner', add, { address: owner }],
    ['cannot be an owner', add, { address: sentinel }],
    ['This is the zero address', add, { address: zeroAddress }],
    ['A Safe cannot own itself', add, { address: safe }],
    ['At least one owner must sign', add, { address: newcomer, threshold: 0 }],
    ['with 3 owners', add, { address: newcomer, threshold: 4 }],
    ['is already an owner', { kind: 'swapOwner', owner }, { address: other }],
    ['is already an owner', { kind: 'swapOwner', owner }, { address: owner }],
    ['A Safe cannot own itself', { kind: 'swapOwner', owner }, { address: safe }],
    ['is not an owner', { kind: 'swapOwner', owner: newcomer }, { address: someone }],
    ['cannot be a module', { kind: 'enableModule' }, { address: sentinel }],
    ['No contract at', { kind: 'enableModule' }, { address: newcomer }],
    ['This is the Safe itself', { kind: 'enableModule' }, { address: safe }],
    ['No contract at', { kind: 'setGuard' }, { address: newcomer }],
    ['No contract at', { kind: 'setGuard' }, { address: sentinel }],
    ['A Safe cannot be its own guard', { kind: 'setGuard' }, { address: safe }],
    ['No contract at', { kind: 'setFallbackHandler' }, { address: newcomer }],
    ['could be controlled by anyone', { kind: 'setFallbackHandler' }, { address: safe }],
  ]
  for (const [words, editing, given] of byAddress)
    expect(await fill(safe, editing, given), words).toEqual({
      problems: { address: expect.stringContaining(words) },
    })
  const byChange: readonly Mistake[] = [
    ['is not an owner', { kind: 'removeOwner', owner: newcomer }, { threshold: 1 }],
    ['A threshold of 2 is not possible', { kind: 'removeOwner', owner }, { threshold: 2 }],
    ['At least one owner must sign', { kind: 'removeOwner', owner }, { threshold: 0 }],
    ['At least one owner must sign', { kind: 'changeThreshold' }, { threshold: 0 }],
    ['with 2 owners', { kind: 'changeThreshold' }, { threshold: 3 }],
    ['already 2 of 2', { kind: 'changeThreshold' }, {}],
    ['is not enabled', { kind: 'disableModule', module: newcomer }, {}],
  ]
  for (const [words, editing, given] of byChange)
    expect(await fill(safe, editing, given), words).toEqual({
      problems: { change: expect.stringContaining(words) },
    })
  const solo = await place.newSafe(1, 1)
  const [last = zeroAddress] = (await place.stateOf(solo)).owners
  expect(await fill(solo, { kind: 'removeOwner', owner: last }, { threshold: 0 })).toEqual({
    problems: { change: expect.stringContaining('This is the last owner') },
  })
})

test('error: a contract that is no guard would lock the Safe, or be refused by it', async () => {
  const safe = await place.newSafe(1, 1)
  const { tokens } = place.deployment
  for (const address of [await place.deployModule(), tokens.LOVE, safeContracts.multiSend])
    expect(await fill(safe, { kind: 'setGuard' }, { address })).toEqual({
      problems: { address: expect.stringContaining('does not declare itself a guard') },
    })
})

test('error: what may go wrong for good must be ticked', async () => {
  const safe = await place.newSafe(1, 1)
  const guard = await place.deployGuard(blocked)
  for (const kind of ['setGuard', 'enableModule', 'setFallbackHandler', 'removeFallbackHandler'] as const)
    expect(await fill(safe, { kind }, { address: guard, isTicked: false })).toEqual({
      problems: { danger: 'Tick this box to continue.' },
    })
})

test('error: a node that does not answer is not the fault of the address', async () => {
  const safe = await place.newSafe(1, 1)
  const guard = await place.deployGuard(blocked)
  const away = createClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
  const settings = await settingsOf(safe)
  const built = await buildChange(away, {
    form: changeForm({ kind: 'setGuard' }, settings),
    given: { address: guard, threshold: 1, isTicked: true },
    draft: [],
    readSettings: async () => settings,
    multicall3: place.deployment.multicall3,
  })
  expect(built).toEqual({ problems: { change: expect.stringContaining('cannot be reached') } })
})
