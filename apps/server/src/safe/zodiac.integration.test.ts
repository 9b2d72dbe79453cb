import { safeAbi } from '@love/contracts/abi/safe.abi'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { getModuleTransactions, getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { SafeTx } from '@love/safe/safeTx'
import { planQueue } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  getCreate2Address,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOf, deployZodiac, zodiac } from '../../../../packages/contracts/test/deployZodiac.ts'
import { queueReply } from '../../test/queueReply.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { deployReleases } from '../../test/safeOfVersion.ts'
import { type SimulateServer, startSimulateServer } from '../../test/startSimulateServer.ts'
import { startVersioned } from '../../test/startVersioned.ts'
import { createThreads, type Threads } from '../threads/createThreads.ts'

let devnet: Devnet
let pool: Threads
let server: SimulateServer
beforeAll(async () => {
  pool = createThreads()
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  server = await startSimulateServer({ chain: remoteChain(devnet.url) })
  await deployReleases(devnet)
  const { client, roles } = devnet
  const send = (call: { to: Address; data: Hex }) =>
    client.sendTransaction({ ...sender(roles.deployer), ...call })
  await deployZodiac({ setCode: client.setCode, call: client.call, send })
})
afterAll(async () => {
  await server.close()
  await pool.close()
  await devnet.close()
})

const zodiacAbi = parseAbi([
  'function setUp(bytes)',
  'function enableModule(address)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  'function executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
  'function setTargetAllowed(address target, bool allow)',
  'function setScoped(address target, bool scoped)',
])

const COOLDOWN = 3_600

/** A copy that belongs to a Safe. */
async function makeCopy(contract: Address, parameters: Hex): Promise<Address> {
  const { client, roles } = devnet
  const by = sender(roles.whale)
  const hash = await client.sendTransaction({ ...by, data: copyOf(contract) })
  const { contractAddress: address } = await client.getTransactionReceipt({ hash })
  if (!address) throw new Error('The copy was not made.')
  await client.writeContract({ ...by, abi: zodiacAbi, address, functionName: 'setUp', args: [parameters] })
  return getAddress(address)
}

const own = (functionName: 'enableModule' | 'setGuard', args: readonly [Address]): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args })

test('default: the code from npm comes where Zodiac stands on every chain', async () => {
  for (const { address, initData: bytecode } of Object.values(zodiac.contracts)) {
    expect(getCreate2Address({ from: zodiac.factory, salt: zeroHash, bytecode })).toBe(address)
    expect(await devnet.client.getCode({ address })).toMatch(/^0x6080/)
  }
})

for (const isL2 of [false, true])
  test(`default: a Safe with the Delay module and ScopeGuard is shown as it is (L2: ${isL2})`, {
    tags: isL2 ? '@deep' : [],
  }, async () => {
    const world = await startVersioned({ devnet, pool }, { version: '1.4.1', isL2, threshold: 2, count: 3 })
    const { safe, token, gateway, run, agree, listed, stored } = world
    const { client, roles } = devnet
    const [member, receiver] = roles.demo

    const delay = await makeCopy(
      zodiac.contracts.delay.address,
      encodeAbiParameters(parseAbiParameters('address, address, address, uint256, uint256'), [
        safe,
        safe,
        safe,
        BigInt(COOLDOWN),
        0n,
      ]),
    )
    await run({ data: own('enableModule', [delay]) })
    expect((await agree()).modules?.map(({ value }) => value)).toEqual([delay])
    const allow = encodeFunctionData({ abi: zodiacAbi, functionName: 'enableModule', args: [member] })
    await run({ to: delay, data: allow })
    const call = { abi: zodiacAbi, address: delay, args: [receiver, 5n, '0x', 0] } as const
    const asMember = { ...sender(member), ...call }
    await client.writeContract({ ...asMember, functionName: 'execTransactionFromModule' })
    const next = { ...asMember, functionName: 'executeNextTx' } as const
    await expect(client.simulateContract(next)).rejects.toThrow('Transaction is still in cooldown')
    await client.increaseTime({ seconds: COOLDOWN })
    const hash = await client.writeContract(next)
    await stored()
    await agree()
    const executed = {
      txHash: hash,
      txStatus: 'SUCCESS',
      executionInfo: { type: 'MODULE', address: { value: delay } },
      txInfo: { type: 'Transfer', direction: 'OUTGOING', recipient: { value: receiver } },
    }
    expect((await listed(getTransactionHistory))[0]).toMatchObject(executed)
    const byModule = await gateway.ask(getModuleTransactions, {
      parameters: { address: safe },
      query: { module: delay },
    })
    expect(byModule.reply?.results).toMatchObject([{ transaction: executed }])

    const guard = await makeCopy(
      zodiac.contracts.scopeGuard.address,
      encodeAbiParameters(parseAbiParameters('address'), [safe]),
    )
    const allowTarget = (target: Address) =>
      run({
        to: guard,
        data: encodeFunctionData({ abi: zodiacAbi, functionName: 'setTargetAllowed', args: [target, true] }),
      })
    await allowTarget(token)
    await allowTarget(guard)
    await run({ data: own('setGuard', [guard]) })
    expect((await agree()).guard?.value).toBe(guard)

    // What the review says of each: it runs them as the Safe would, with its guard.
    const review = async (parts: Partial<SafeTx>) => {
      const tx = await world.fill(parts)
      const response = await fetch(`${server.url}/simulate/queue`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(planQueue({ safe, transactions: [tx], tokens: [token] })),
      })
      const reply = queueReply.parse(await response.json())
      const step = reply.status === 'done' ? reply.steps[0] : undefined
      if (!step) throw new Error(JSON.stringify(reply))
      return simulationWords(step)
    }
    const pay = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [receiver, 7n] })
    expect(await review({ to: token, data: pay })).toBe('Succeeds.')
    const refused = 'Reason: “Target address is not allowed”'
    expect(await review({ to: receiver, value: 1n })).toContain(refused)
    await run({ to: token, data: pay })
    const tx = await world.fill({ to: receiver, value: 1n })
    for (const owner of world.signers) await world.propose(tx, owner)
    await expect(world.execute(tx, world.signers)).rejects.toThrow('Target address is not allowed')
  })
