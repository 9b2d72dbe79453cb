import { safeAbi } from '@love/contracts/abi/safe.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import { confirmMessage, getMessage, proposeMessage } from '@love/safe/api/endpoints/messages'
import { estimateTransaction } from '@love/safe/api/endpoints/proposals'
import { getOwnedSafes } from '@love/safe/api/endpoints/safes'
import { messageHash, safeMessageHashes } from '@love/safe/messageHash'
import { encodeMultiSend } from '@love/safe/multiSend'
import { safeRules } from '@love/safe/safeRules'
import { encodeFunctionData, erc20Abi, type Hex, pad, parseAbi, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployReleases, officialOf, releasedVersions } from '../../test/safeOfVersion.ts'
import { startVersioned, type VersionCase } from '../../test/startVersioned.ts'
import { createThreads, type Threads } from '../threads/createThreads.ts'

let devnet: Devnet
let pool: Threads
beforeAll(async () => {
  pool = createThreads()
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  await deployReleases(devnet)
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

const sizes = [
  { threshold: 1, count: 1 },
  { threshold: 2, count: 3 },
  { threshold: 10, count: 20 },
]
const kinds = releasedVersions.flatMap((version) =>
  version < '1.3.0' ? [{ version, isL2: false }] : [false, true].map((isL2) => ({ version, isL2 })),
)
const cases = kinds.flatMap((kind) =>
  sizes.map((size) => ({
    ...kind,
    ...size,
    name: `${kind.version}${kind.isL2 ? ' L2' : ''}, ${size.threshold} of ${size.count}`,
  })),
)
/** The first release, and the one that most Safes are of; the others are `@deep`. */
const usual = ['1.0.0, 1 of 1', '1.3.0 L2, 2 of 3']

const SENTINEL = pad('0x01', { size: 20 })
const own = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: safeAbi, functionName, args } as never)

const start = (kind: VersionCase) => startVersioned({ devnet, pool }, kind)

for (const { name, ...kind } of cases)
  describe(`Safe ${name}`, { tags: usual.includes(name) ? [] : ['@deep'] }, () => everyAct(kind))

function everyAct(kind: VersionCase) {
  const { version, threshold } = kind
  const { hasGuards, hasFallbackHandler } = safeRules(version)

  test('default: read and listed, proposed, confirmed, executed, rejected, in a batch and with a refund', async () => {
    const world = await start(kind)
    const { gateway, safe, team, signers, token, run, agree } = world
    const { client, roles } = devnet
    const [to] = roles.demo
    const info = await agree()
    expect(info).toMatchObject({
      implementation: { value: officialOf(version, kind.isL2 ? 'singletonL2' : 'singleton') },
      guard: null,
      modules: null,
      // Its code cannot be made with the same note of the compiler as on mainnet.
      implementationVersionState:
        version === '1.0.0' ? 'UNKNOWN' : version < '1.4.1' ? 'OUTDATED' : 'UP_TO_DATE',
    })
    expect(info.fallbackHandler?.value).toBe(
      hasFallbackHandler ? officialOf(version, 'fallbackHandler') : undefined,
    )
    await world.stored()
    for (const { address } of team.slice(0, 3)) {
      const owned = await gateway.ask(getOwnedSafes, { parameters: { address } })
      const { safes = [], unverified = [] } = owned.reply ?? {}
      expect([...safes, ...unverified.map((one) => one.address)]).toContain(safe)
    }
    const shown = await world.listed(getTransactionHistory)
    expect(shown.at(-1)).toMatchObject({ txInfo: { type: 'Creation' } })

    const tried = { to, value: String(parseEther('0.5')), data: '0x', operation: 0 }
    const estimated = await gateway.ask(estimateTransaction, {
      parameters: { safe_address: safe },
      body: tried,
    })
    expect(Number(estimated.reply?.safeTxGas)).toBeGreaterThan(0)
    const tooMuch = { ...tried, value: String(parseEther('50')) }
    const refused = await gateway.ask(estimateTransaction, {
      parameters: { safe_address: safe },
      body: tooMuch,
    })
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('would fail') })
    await run({ to, value: parseEther('0.5') })
    const pay = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 7n] })
    await run({ to: token, data: pay })

    const unwanted = await world.fill({ to, value: parseEther('4') })
    for (const owner of signers.slice(0, 1)) await world.propose(unwanted, owner)
    const rejected = world.hashOf(unwanted)
    await run({})
    expect(await world.details(rejected)).toMatchObject({ txStatus: 'CANCELLED' })

    const before = await client.getBalance({ address: safe })
    const call = { operation: 0, to, value: 3n, data: '0x' } as const
    const batch = encodeMultiSend([
      call,
      { ...call, to: token, value: 0n, data: pay },
      { ...call, value: 4n },
    ])
    await run({ to: safeContracts.multiSendCallOnly, operation: 1, data: batch })
    expect(await client.getBalance({ address: safe })).toBe(before - 7n)

    const gas = { safeTxGas: 100_000n, baseGas: 21_000n, gasPrice: 1_000n, gasToken: token }
    const rich = { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [roles.demo[1]] } as const
    const poor = await client.readContract(rich)
    await run({ to, value: 1n, ...gas, refundReceiver: roles.demo[1] })
    expect(await client.readContract(rich)).toBeGreaterThan(poor)
  })

  test('default: owners, threshold, modules and guards are changed, and shown as they are', async () => {
    const { safe, team, signers, run, agree, listed, stored } = await start(kind)
    const { client, contracts, roles } = devnet
    const { spenderModule, blockingGuard } = contracts
    const newcomer = roles.whale
    await run({ data: own('addOwnerWithThreshold', [newcomer, BigInt(threshold)]) })
    expect((await agree()).owners[0]?.value).toBe(newcomer)
    await run({ data: own('removeOwner', [SENTINEL, newcomer, BigInt(threshold)]) })
    if (team.length > threshold) {
      await run({ data: own('changeThreshold', [BigInt(threshold + 1)]) })
      await run({ data: own('changeThreshold', [BigInt(threshold)]) }, team.slice(0, threshold + 1))
    }
    await run({ data: own('enableModule', [spenderModule]) })
    expect((await agree()).modules?.map(({ value }) => value)).toEqual([spenderModule])
    const spender = { abi: spenderModuleAbi, functionName: 'setSpender', args: [roles.demo[0]] } as const
    await run({ to: spenderModule, data: encodeFunctionData(spender) })
    await client.writeContract({
      ...sender(roles.demo[0]),
      abi: spenderModuleAbi,
      address: spenderModule,
      functionName: 'execute',
      args: [safe, roles.demo[1], 5n, '0x'],
    })
    await stored()
    await agree()
    const [newest] = await listed(getTransactionHistory)
    // 1.0.0 does not tell what its modules do.
    if (version !== '1.0.0') expect(newest).toMatchObject({ executionInfo: { type: 'MODULE' } })
    await run({ data: own('disableModule', [SENTINEL, spenderModule]) })
    if (!hasGuards) return
    await run({ data: own('setGuard', [blockingGuard]) })
    expect((await agree()).guard?.value).toBe(blockingGuard)
    await run({ data: own('setGuard', [zeroAddress]) }, signers)
    expect((await agree()).guard).toBeNull()
  })

  test('default: a message that its owners signed is one of the Safe', async () => {
    const { gateway, safe, signers } = await start(kind)
    const message = `LOVE ${version}`
    const hashes = safeMessageHashes({ safe, chainId: 1337, version, message })
    for (const [at, owner] of signers.entries()) {
      const signature = await owner.sign(hashes)
      const { status } =
        at === 0
          ? await gateway.ask(proposeMessage, {
              parameters: { safe_address: safe },
              body: { message, signature },
            })
          : await gateway.ask(confirmMessage, {
              parameters: { message_hash: hashes.hash },
              body: { signature },
            })
      expect(status).toBe(204)
    }
    const { reply } = await gateway.ask(getMessage, { parameters: { message_hash: hashes.hash } })
    expect(reply?.status).toBe('CONFIRMED')
    const signature = reply?.preparedSignature as Hex
    // The first ones answer by themselves, and only to bytes.
    const answer = hasGuards
      ? await devnet.client.readContract({
          abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
          address: safe,
          functionName: 'isValidSignature',
          args: [messageHash(message), signature],
        })
      : await devnet.client.readContract({
          abi: parseAbi(['function isValidSignature(bytes, bytes) view returns (bytes4)']),
          address: safe,
          functionName: 'isValidSignature',
          args: [messageHash(message), signature],
        })
    expect(answer).toBe(hasGuards ? '0x1626ba7e' : '0x20c13b0b')
  })
}
