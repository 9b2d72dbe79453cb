import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { blockingGuardBytecode } from '@love/contracts/artifacts/blockingGuard'
import { safeContracts } from '@love/contracts/deployments/safe'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { addOwner, changeThreshold, removeOwner, type SafeSettings, swapOwner } from '@love/safe/build/owners'
import { safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { setGuard } from '@love/safe/build/settings'
import type { SafeTx } from '@love/safe/safeTx'
import { planQueue } from '@love/safe/simulation/queueSimulation'
import { createTestTeam, type TestTeam } from '@love/safe/test/testTeam'
import fc from 'fast-check'
import { type Address, erc20Abi, parseEther, parseEventLogs, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../../../packages/contracts/testRuns.ts'
import { queueReply } from '../../../test/queueReply.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { type SimulateServer, startSimulateServer } from '../../../test/startSimulateServer.ts'
import { deploymentOn } from '../../chain/findBlockAt.ts'

const { tokens, farm } = deploymentOn(1337)
const watched = [tokens.USDT, tokens.LOVE].map((address) => address ?? zeroAddress)
const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay']
const { multiSendCallOnly } = safeContracts

let devnet: Devnet
let server: SimulateServer
let guard: Address
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startSimulateServer({ chain: remoteChain(devnet.url) })
  const hash = await devnet.client.deployContract({
    abi: blockingGuardAbi,
    bytecode: blockingGuardBytecode,
    args: [devnet.roles.demo[2]],
    account: devnet.roles.demo[0],
  })
  guard = (await devnet.client.getTransactionReceipt({ hash })).contractAddress ?? zeroAddress
})
afterAll(async () => {
  await server.close()
  await devnet.close()
})

async function fundedTeam(): Promise<TestTeam> {
  const [from] = devnet.roles.demo
  const team = await createTestTeam(devnet.client, { names, ownerCount: 4, threshold: 2, from })
  await devnet.client.sendTransaction({ account: from, to: team.safe, value: parseEther('10') })
  for (const address of watched)
    await devnet.client.writeContract({
      account: from,
      address,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [team.safe, 1_000_000n],
    })
  return team
}

type Scene = { settings: SafeSettings; people: readonly Address[]; receiver: Address; blocked: Address }
/** What a step does, by the settings that it was made for; those may be gone when it is executed. */
type Deed = (scene: Scene) => { calls: Parameters<typeof safeTxOf>[0]['calls']; after?: SafeSettings }

const person = fc.nat({ max: names.length - 1 })
const count = fc.integer({ min: 1, max: 4 })
const at = (people: readonly Address[], index: number): Address => people[index] ?? zeroAddress
const usdt = { address: watched[0] ?? zeroAddress, symbol: 'USDT', decimals: 6 }
const transfer: fc.Arbitrary<Deed> = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map(
    (ether): Deed =>
      ({ receiver }) => {
        return { calls: [sendEther({ to: receiver, amount: parseEther(String(ether)) })] }
      },
  ),
  fc.bigInt(1n, 500_000n).map(
    (amount): Deed =>
      ({ receiver }) => {
        return { calls: [sendToken({ token: usdt, to: receiver, amount })] }
      },
  ),
)
const change: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(person, count).map(
    ([index, threshold]): Deed =>
      ({ settings, people }) => {
        const { call, after } = addOwner(settings, { owner: at(people, index), threshold })
        return { calls: [call], after }
      },
  ),
  fc.tuple(person, count).map(
    ([index, threshold]): Deed =>
      ({ settings, people }) => {
        const { call, after } = removeOwner(settings, { owner: at(people, index), threshold })
        return { calls: [call], after }
      },
  ),
  fc.tuple(person, person).map(
    ([from, to]): Deed =>
      ({ settings, people }) => {
        const { call, after } = swapOwner(settings, { owner: at(people, from), newOwner: at(people, to) })
        return { calls: [call], after }
      },
  ),
  count.map(
    (threshold): Deed =>
      ({ settings }) => {
        const { call, after } = changeThreshold(settings, threshold)
        return { calls: [call], after }
      },
  ),
)
const other: fc.Arbitrary<Deed> = fc.constantFrom<Deed[]>(
  ({ settings }) => ({ calls: [setGuard(settings, guard).call] }),
  ({ settings }) => ({ calls: [setGuard(settings, zeroAddress).call] }),
  // The guard refuses it where there is one.
  ({ blocked }) => ({ calls: [sendEther({ to: blocked, amount: 5n })] }),
  ({ receiver }) => ({ calls: [sendEther({ to: receiver, amount: parseEther('1000') })] }),
  ({ receiver }) => ({ calls: [sendToken({ token: usdt, to: receiver, amount: 10n ** 20n })] }),
  () => ({ calls: [{ to: farm, value: 0n, data: '0xdeadbeef' }] }),
)
const batch = fc.array(fc.oneof(transfer, change), { minLength: 2, maxLength: 4 }).map((deeds): Deed => {
  return (scene) => {
    let { settings } = scene
    const calls = deeds.flatMap((deed) => {
      const done = deed({ ...scene, settings })
      settings = done.after ?? settings
      return [...done.calls]
    })
    return { calls, after: settings }
  }
})
const step = fc.record({
  deed: fc.oneof({ weight: 3, arbitrary: transfer }, { weight: 4, arbitrary: change }, other, batch),
  /** With it a failing call uses the nonce up; without it nothing happens. */
  safeTxGas: fc.constantFrom(0n, 0n, 300_000n),
  /** Made for the settings of the beginning, as somebody might who does not see the rest of the queue. */
  isStale: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
  skips: fc.integer({ min: 0, max: 15 }).map((number) => number === 0),
})

function queueFor(
  steps: readonly { deed: Deed; safeTxGas: bigint; isStale: boolean; skips: boolean }[],
  scene: Scene,
  start: bigint,
): readonly SafeTx[] {
  let nonce = start
  let { settings } = scene
  return steps.flatMap(({ deed, safeTxGas, isStale, skips }) => {
    try {
      const { calls, after } = deed({ ...scene, settings: isStale ? scene.settings : settings })
      if (!isStale) settings = after ?? settings
      if (skips) nonce++
      return [{ ...safeTxOf({ calls, nonce: nonce++, multiSendCallOnly }), safeTxGas }]
    } catch {
      // A change that cannot even be proposed.
      return []
    }
  })
}

async function balancesOf(safe: Address): Promise<readonly bigint[]> {
  const held = watched.map((address) =>
    devnet.client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [safe] }),
  )
  return Promise.all([devnet.client.getBalance({ address: safe }), ...held])
}

/** What really comes of one transaction. */
async function reallyExecute(team: TestTeam, tx: SafeTx) {
  const { nonce } = await team.settings()
  if (tx.nonce < nonce) return { status: 'used' as const }
  if (tx.nonce > nonce) return { status: 'waits' as const, nonce: String(nonce) }
  const before = await balancesOf(team.safe)
  const receipt = await team.execute(tx).catch(() => undefined)
  if (receipt?.status !== 'success') return { status: 'reverted' as const }
  const failures = parseEventLogs({ abi: safeAbi, eventName: 'ExecutionFailure', logs: receipt.logs })
  const after = await balancesOf(team.safe)
  const { owners, threshold } = await team.settings()
  return {
    status: failures.length > 0 ? ('failed' as const) : ('success' as const),
    gasUsed: receipt.gasUsed,
    owners,
    threshold,
    changes: ['ETH', ...watched].map((token, index) => {
      return { token, before: String(before[index]), after: String(after[index]) }
    }),
  }
}

async function simulate(request: unknown) {
  const response = await fetch(`${server.url}/simulate/queue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const reply = queueReply.parse(await response.json())
  if (reply.status !== 'done') throw new Error(reply.reason)
  return reply
}

test('default: what is simulated of random queues is what then really happens', async () => {
  const seen = new Map<string, number>()
  let farthest = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const team = await fundedTeam()
      const { nonce, ...settings } = await team.settings()
      const people = team.people.map(({ address }) => address)
      const [, receiver, blocked] = devnet.roles.demo
      const queue = queueFor(steps, { settings, people, receiver, blocked }, nonce)
      fc.pre(queue.length > 0)
      const reply = await simulate(planQueue({ safe: team.safe, transactions: queue, tokens: watched }))
      expect(reply.nonce).toBe(String(nonce))
      expect(reply.steps).toHaveLength(queue.length)
      for (const [index, tx] of queue.entries()) {
        const told = reply.steps[index]
        const real = await reallyExecute(team, tx)
        seen.set(real.status, (seen.get(real.status) ?? 0) + 1)
        const { gasUsed, ...facts } = { gasUsed: undefined, ...real }
        expect(told).toMatchObject(facts)
        if (gasUsed !== undefined && told && 'gasUsed' in told)
          farthest = Math.max(farthest, Math.abs(Number(told.gasUsed) / Number(gasUsed) - 1))
      }
    }),
    { numRuns: runs(10, 200), seed: runs(7, Date.now()), endOnFailure: true },
  )
  // All that can happen did happen.
  expect([...seen.keys()].sort()).toEqual(['failed', 'reverted', 'success', 'waits'])
  expect(farthest).toBeLessThan(0.45)
}, 120_000)
