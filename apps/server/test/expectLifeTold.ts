import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import type { Devnet } from '@love/devnet/startDevnet'
import { type Address, hashMessage, parseAbi } from 'viem'
import { expect } from 'vitest'
import { readCreation, readFollowed } from '../src/safe/index/progress.ts'
import { readApprovals } from '../src/safe/index/readExecutions.ts'
import { readHistoryPage } from '../src/safe/index/readHistoryPage.ts'
import { readSafeVersion } from '../src/safe/index/safeVersions.ts'
import { safesOfOwner } from '../src/safe/index/storeOwners.ts'
import type { Database } from '../src/store/openStore.ts'

/** What is stored of `safeLife`, however much the Safe tells by itself. */
export async function expectLifeTold(
  db: Database,
  { devnet, address }: { devnet: Devnet; address: Address },
): Promise<void> {
  const { client, roles, contracts } = devnet
  const safe = address.toLowerCase()
  const owners = await client.readContract({ abi: safeAbi, address, functionName: 'getOwners' })
  const open = await db
    .selectFrom('safe_owners')
    .select('owner')
    .where('safe', '=', safe)
    .where('until_block', 'is', null)
    .execute()
  expect(new Set(open.map(({ owner }) => owner))).toEqual(new Set(owners.map((one) => one.toLowerCase())))
  expect(await safesOfOwner(db, roles.demo[2].toLowerCase())).toContainEqual({ safe, isFollowed: true })
  expect(await safesOfOwner(db, roles.whale.toLowerCase())).toEqual([])

  const settings = await db
    .selectFrom('safe_settings')
    .select(['kind', 'value'])
    .where('safe', '=', safe)
    .orderBy('block')
    .orderBy('log_index')
    .execute()
  const of = (kind: string) => settings.filter((one) => one.kind === kind).map(({ value }) => value)
  expect(of('threshold')).toEqual(['3', '2', '3', '2'])
  const [, , third] = roles.demo.map((one) => one.toLowerCase())
  expect(of('owner-added')).toEqual([roles.whale.toLowerCase(), roles.deployer.toLowerCase(), third])
  expect(of('owner-removed')).toEqual([roles.whale.toLowerCase(), third, roles.deployer.toLowerCase()])
  expect(of('module-enabled')).toEqual([contracts.spenderModule.toLowerCase()])
  expect(of('module-disabled')).toEqual([contracts.spenderModule.toLowerCase()])
  expect(of('guard')).toEqual([contracts.blockingGuard.toLowerCase(), `0x${'0'.repeat(40)}`])
  expect(of('fallback-handler')).toEqual([safeContracts.fallbackHandler.toLowerCase()])
  expect(of('implementation')).toEqual([safeContracts.safeL2.toLowerCase()])

  expect(await readApprovals(db, safe, hashMessage('approved'))).toEqual([roles.demo[1].toLowerCase()])
  const message = await client.readContract({
    abi: messageAbi,
    address,
    functionName: 'getMessageHash',
    args: ['0x6869'],
  })
  const signed = await db.selectFrom('safe_signed_messages').select('hash').where('safe', '=', safe).execute()
  expect(signed).toEqual([{ hash: message }])

  expect(await readCreation(db, safe)).toMatchObject({
    creator: roles.whale.toLowerCase(),
    factory: safeContracts.proxyFactory.toLowerCase(),
    owners: roles.demo.join().toLowerCase(),
    threshold: 2,
    fallback_handler: safeContracts.fallbackHandler.toLowerCase(),
  })
  expect(await readFollowed(db, safe)).toMatchObject({
    state: 'live',
    reason: 'visited',
    readTo: Number(await client.getBlockNumber()),
  })
  expect(await readSafeVersion(db, safe)).toBeGreaterThan(5)
  await pagesRight(db, safe)
}

const messageAbi = parseAbi(['function getMessageHash(bytes message) view returns (bytes32)'])

/** Page by page the list is the same as at once. */
async function pagesRight(db: Database, safe: string): Promise<void> {
  const whole = await readHistoryPage(db, { safe, limit: 100 })
  expect(whole.next).toBeUndefined()
  const kinds = whole.items.map(({ kind }) => kind).reverse()
  const many = (count: number, kind: string): string[] => Array(count).fill(kind)
  expect(kinds).toEqual([
    'creation',
    ...many(3, 'transfer'),
    ...many(9, 'multisig'),
    'module',
    'module',
    ...many(10, 'multisig'),
    'transfer',
  ])
  const paged: typeof whole.items = []
  for (let before: typeof whole.next, more = true; more; ) {
    const { items, next } = await readHistoryPage(db, { safe, before, limit: 4 })
    paged.push(...items)
    before = next
    more = next !== undefined
  }
  expect(paged).toEqual(whole.items)
  const some = await readHistoryPage(db, { safe, limit: 100, kinds: ['module', 'transfer'] })
  expect(some.items).toEqual(whole.items.filter(({ kind }) => kind === 'module' || kind === 'transfer'))
}
