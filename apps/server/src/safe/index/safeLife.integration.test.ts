import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { type SafeTx, safeTxHash } from '@love/safe/safeTx'
import { type Address, erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../../test/eachEngine.ts'
import { expectLifeTold } from '../../../test/expectLifeTold.ts'
import { openPostgresStore } from '../../../test/openPostgresStore.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { makeSafe, safeLife } from '../../../test/safeLife.ts'
import { freshSafes, storedSafes, testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startPostgres } from '../../../test/startPostgres.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { untracedNode } from '../../../test/untracedNode.ts'
import type { Database } from '../../store/openStore.ts'
import { readExecution, readModuleExecutions } from './readExecutions.ts'
import { readTransfers } from './readTransfers.ts'

const postgres = await startPostgres()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

const executed = z.looseObject({ nonce: z.bigint(), to: z.string() })
let salt = 0n

/** Lives the whole life while it is followed. */
async function live(db: Database, singleton: 'safe' | 'safeL2', node = devnet.url) {
  const follower = await startTestFollower({ db, rpcUrls: [node] })
  onTestFinished(follower.close)
  const address = await makeSafe(devnet, { singleton, salt: ++salt })
  const follow = await testFollowSafe(db, devnet.url)
  await follow(address, 'visited')
  const signed: SafeTx[] = []
  for (const [at, step] of safeLife(devnet, address).entries()) {
    // Also in the middle of it, so that some of it is seen as it happens.
    if (at % 5 === 0) await untilSafesStored(db, devnet)
    const result = await step()
    if (executed.safeParse(result).success) signed.push(result as SafeTx)
  }
  await untilSafesStored(db, devnet)
  return { address, safe: address.toLowerCase(), signed }
}

async function balanceBy(db: Database, safe: string, token: string | null): Promise<bigint> {
  const { rows } = await readTransfers(db, { safe, limit: 100 })
  return rows
    .filter((row) => row.token === token)
    .reduce(
      (sum, { direction, value }) => sum + BigInt(value ?? 0) * (direction === 'incoming' ? 1n : -1n),
      0n,
    )
}

const hashOf = (safe: Address, tx: SafeTx) => safeTxHash({ safe, chainId: 1337, version: '1.4.1', tx })
async function executedNonces(db: Database, safe: string): Promise<(number | null)[]> {
  const executed = db.selectFrom('safe_executions').select('nonce').where('safe', '=', safe)
  const rows = await executed.orderBy('block').orderBy('log_index').execute()
  return rows.map(({ nonce }) => nonce)
}
const places = Array.from({ length: 19 }, (_, nonce) => nonce)

const engines = [
  ['SQLite', openTestStore],
  [postgres.name, () => openPostgresStore(postgres)],
] as const

eachEngine(engines, (open) => {
  test('default: a Safe with the events of the L2 version is told completely', async () => {
    const { db } = await open()
    const { address, safe, signed } = await live(db, 'safeL2')
    expect(await executedNonces(db, safe)).toEqual(places)
    for (const tx of signed) {
      const row = await readExecution(db, safe, hashOf(address, tx))
      expect(row).toMatchObject({
        nonce: Number(tx.nonce),
        is_decoded: 1,
        to: tx.to.toLowerCase(),
        value: String(tx.value),
        data: tx.data,
        operation: tx.operation,
        safe_tx_gas: String(tx.safeTxGas),
        gas_price: String(tx.gasPrice),
        executor: devnet.roles.demo[2].toLowerCase(),
      })
      expect(row?.signatures).toHaveLength(2 + 2 * 65 * (tx.nonce === 3n ? 3 : 2))
      expect(row?.success).toBe(tx.nonce === 1n ? 0 : 1)
    }
    const { client, contracts } = devnet
    const token = tokenAddress(contracts.deployment, love)
    expect(await balanceBy(db, safe, null)).toBe(await client.getBalance({ address }))
    expect(await balanceBy(db, safe, token.toLowerCase())).toBe(
      await client.readContract({
        abi: erc20Abi,
        address: token,
        functionName: 'balanceOf',
        args: [address],
      }),
    )
    const { rows: letters } = await readTransfers(db, { safe, kind: 'erc721', limit: 100 })
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ direction: 'incoming', token_id: expect.stringMatching(/^\d+$/) })
    const modules = await readModuleExecutions(db, { safe, limit: 10 })
    const module = contracts.spenderModule.toLowerCase()
    expect(modules.rows).toMatchObject([
      { module, success: 1, to: devnet.roles.demo[1].toLowerCase(), value: '250000000000000000' },
      { module, success: 1, to: token.toLowerCase(), value: '0', operation: 0 },
    ])
    await expectLifeTold(db, { devnet, address })
    expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
  })

  test('default: a Safe without them is told by the calldata, and by traces of what others called', async () => {
    const { db } = await open()
    const { address, safe, signed } = await live(db, 'safe')
    for (const tx of signed)
      expect(await readExecution(db, safe, hashOf(address, tx))).toMatchObject({
        nonce: Number(tx.nonce),
        is_decoded: 1,
        to: tx.to.toLowerCase(),
        value: String(tx.value),
        data: tx.data,
        signatures: expect.stringMatching(/^0x([0-9a-f]{130})+$/),
      })
    expect(await balanceBy(db, safe, null)).toBe(await devnet.client.getBalance({ address }))
    const modules = await readModuleExecutions(db, { safe, limit: 10 })
    const token = tokenAddress(devnet.contracts.deployment, love).toLowerCase()
    expect(modules.rows).toMatchObject([
      { to: devnet.roles.demo[1].toLowerCase(), value: '250000000000000000', operation: 0 },
      { to: token, value: '0', operation: 0 },
    ])
    await expectLifeTold(db, { devnet, address })
    expect(await storedSafes(db)).toEqual(await freshSafes(devnet, db))
  })

  test('behavior: where no node traces, what only a trace could tell is marked', async () => {
    const { db } = await open()
    const { address, safe, signed } = await live(db, 'safe', await untracedNode(devnet.url))
    expect(await executedNonces(db, safe)).toEqual(places)
    // The one that another contract sent on; after it the Safe has become one that tells.
    const relayed = signed.filter(({ value }) => value === 125_000_000_000_000_000n)
    for (const tx of signed) {
      const row = await readExecution(db, safe, hashOf(address, tx))
      const isDecoded = !relayed.includes(tx)
      expect(row).toMatchObject({ nonce: Number(tx.nonce), is_decoded: isDecoded ? 1 : 0 })
      expect(row).toMatchObject(
        isDecoded ? { to: tx.to.toLowerCase(), data: tx.data } : { to: null, data: null, signatures: null },
      )
    }
    const modules = await readModuleExecutions(db, { safe, limit: 10 })
    expect(modules.rows).toMatchObject([
      { to: null, value: null, data: null, operation: null, success: 1 },
      { to: null, value: null, data: null, operation: null, success: 1 },
    ])
    await expectLifeTold(db, { devnet, address })
  })
})
