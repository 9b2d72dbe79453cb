import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { sender } from '@love/devnet/devnetClient'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { readVault } from '@love/protocol/actions/readVault'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love } from '@love/protocol/tokens/tokens'
import { erc20Abi, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../test/eachEngine.ts'
import { untilStored } from '../../test/marketStore.ts'
import { openTestStore } from '../../test/openTestStore.ts'
import { remoteChain } from '../../test/remoteChain.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startTestFollower } from '../../test/startTestFollower.ts'
import { startTestServer } from '../../test/startTestServer.ts'
import { pricesReply, vaultHistoryContract } from '../../test/vaultHistory.contract.ts'
import { createLog } from '../log.ts'
import { type Database, openStore } from '../store/openStore.ts'
import { readVaultHead } from './createVaultHistory.ts'

const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const postgres = await startPostgres()
let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
  const { client, contracts, roles } = devnet
  await client.writeContract({
    ...sender(roles.demo[0]),
    abi: erc20Abi,
    address: tokenAddress(contracts.deployment, love),
    functionName: 'approve',
    args: [tokenAddress(contracts.deployment, faith), maxUint256],
  })
})
afterAll(async () => {
  await devnet.close()
  await postgres.stop()
})

async function openPostgres() {
  const databaseUrl = await postgres.createDatabase()
  const store = await openStore(
    { databaseUrl, dataDir: '/nowhere', network: 'local' },
    { log, now: Date.now },
  )
  onTestFinished(store.close)
  return store
}

/** Enters and leaves in turn, a block each. */
async function move(count: number, seed: number): Promise<void> {
  const { client, contracts, roles } = devnet
  const vault = {
    ...sender(roles.demo[0]),
    abi: faithVaultAbi,
    address: tokenAddress(contracts.deployment, faith),
  }
  for (let at = 0; at < count; at++) {
    const args = [parseEther(String(seed + at + 1))] as const
    if (at % 2 === 0) await client.writeContract({ ...vault, functionName: 'enter', args })
    else await client.writeContract({ ...vault, functionName: 'leave', args })
  }
}

const stored = (db: Database) =>
  db.selectFrom('vault_moves').selectAll().orderBy('block').orderBy('log_index').execute()

async function untilFollowed(db: Database): Promise<void> {
  await untilStored(db, devnet)
  const { hash } = await devnet.client.getBlock()
  await expect.poll(async () => (await readVaultHead(db))?.hash, { timeout: 20_000 }).toBe(hash)
}

async function freshMoves() {
  const { db } = await openTestStore()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  await untilFollowed(db)
  await follower.close()
  return stored(db)
}

eachEngine(
  [
    ['SQLite', openTestStore],
    [postgres.name, openPostgres],
  ],
  (open) => {
    vaultHistoryContract(open)

    test('default: what is stored is what the vault tells, also after reorganisations', async () => {
      const { db } = await open()
      const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
      onTestFinished(follower.close)
      for (const depth of [1, 3, 12]) {
        const snapshot = await devnet.client.snapshot()
        await move(depth, depth)
        await untilFollowed(db)
        const before = await stored(db)
        await devnet.client.revert({ id: snapshot })
        await move(depth + 1, 100 + depth)
        await untilFollowed(db)
        const after = await stored(db)
        expect(after).not.toEqual(before)
        expect(after).toEqual(await freshMoves())
        expect(after.map(({ supply: _, ...move }) => move)).toEqual(await toldMoves())
        const { shares } = await readVault(devnet.client, { deployment: devnet.contracts.deployment })
        expect(after.at(-1)?.supply).toBe(String(shares.raw))
      }
    })
  },
)

/** As a node gives them, decoded by the ABI. */
async function toldMoves() {
  const { client, contracts } = devnet
  const told = await client.getContractEvents({
    abi: faithVaultAbi,
    address: tokenAddress(contracts.deployment, faith),
    fromBlock: 0n,
    strict: true,
  })
  const moves = told.filter(({ eventName }) => eventName === 'Entered' || eventName === 'Left')
  return Promise.all(
    moves.map(async ({ blockNumber, logIndex, eventName, args }) => ({
      block: Number(blockNumber),
      log_index: logIndex,
      timestamp: Number((await client.getBlock({ blockNumber })).timestamp),
      kind: eventName.toLowerCase(),
      account: 'user' in args ? args.user.toLowerCase() : '',
      love: 'love' in args ? String(args.love) : '',
      shares: 'shares' in args ? String(args.shares) : '',
      fee_shares: 'feeShares' in args ? String(args.feeShares) : '0',
    })),
  )
}

test('default: on the wire, and the newest price is that of the chain', async () => {
  await move(1, 500)
  await devnet.client.mine({ blocks: 1_000 })
  const before = await readVault(devnet.client, { deployment: devnet.contracts.deployment })
  const reward = before.lovePerBlock.raw * (before.block + 1n - before.lastMintBlock)
  const price = Number(before.loveHeld.raw + reward) / Number(before.shares.raw)
  await move(1, 1_000)
  const server = await startTestServer({ chain: remoteChain(devnet.url), follow: {} })
  onTestFinished(server.close)
  const get = async () => (await fetch(`${server.url}/market/faith/prices`)).json()
  const newest = await devnet.client.getBlock()
  await expect.poll(get, { timeout: 20_000 }).toMatchObject({ block: String(newest.number) })
  const [time, text, textAfter] = pricesReply.parse(await get()).prices.at(-1) ?? []
  expect(time).toBe(Number(newest.timestamp))
  expect(Number(text)).toBeCloseTo(price, 9)
  const after = await readVault(devnet.client, { deployment: devnet.contracts.deployment })
  expect(Number(textAfter)).toBeCloseTo(Number(after.loveHeld.raw) / Number(after.shares.raw), 9)
  expect(Number(textAfter)).toBeLessThan(Number(text))
})
