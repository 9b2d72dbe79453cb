import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { startDevnet } from '@love/devnet/startDevnet'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import type { SafeTx } from '@love/safe/safeTx'
import { testSafeTx } from '@love/safe/test/testSafeTx'
import { type Address, encodeFunctionData, type Hex, keccak256, pad, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createLog } from '../src/log.ts'
import { openStore } from '../src/store/openStore.ts'
import { createThreads } from '../src/threads/createThreads.ts'
import { createTestGateway } from './safeGateway.ts'
import { executeWith, fieldsOf, hashesFor, proposalFor } from './safeProposal.ts'
import { createSafeOwner, type TestOwner, walletOwner } from './testOwners.ts'

export const [ann, bob, cat, eve] = [
  walletOwner('ann'),
  walletOwner('bob'),
  walletOwner('cat'),
  walletOwner('eve'),
]

/** What everybody tries to propose, with nonces 0 to 2 gone. */
export const tx = testSafeTx({ to: pad('0xaa', { size: 20 }), value: 5n, nonce: 3n })

export type Body = Record<string, unknown>
export type SafeCast = Awaited<ReturnType<typeof startSafeCast>>

/** A Safe of people and of Safes in Safes, of which eve was an owner once; another Safe; and a gateway. */
export async function startSafeCast() {
  const pool = createThreads()
  const devnet = await startDevnet({ port: 0, historyHours: 0 })
  const dataDir = await mkdtemp(join(tmpdir(), 'love-cast-'))
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  const store = await openStore({ databaseUrl: undefined, dataDir, network: 'local' }, { log, now: Date.now })
  let time = Date.UTC(2026, 1, 28, 12, 30)
  const now = () => ++time
  const openGateway = (ethSign = false) => createTestGateway({ devnet, db: store.db, pool, now, ethSign })
  const gateway = await openGateway()

  const { client, roles } = devnet
  const from = roles.whale
  const family = await createSafeOwner(client, { owners: [bob, cat], from })
  const two = await createSafeOwner(client, { owners: [family], from })
  /** As deep as may be, and one deeper. */
  const three = await createSafeOwner(client, { owners: [two], from })
  const four = await createSafeOwner(client, { owners: [three], from })
  const owners = [ann, bob, cat, family, three, four]
  const safe = await createSafeOwner(client, { owners, threshold: 2, from })
  const other = await createSafeOwner(client, { owners: [eve, ann], threshold: 1, from })
  const own = (functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi: safeAbi, functionName, args } as never)
  for (const data of [
    own('addOwnerWithThreshold', [eve.address, 2n]),
    own('removeOwner', [pad('0x1', { size: 20 }), eve.address, 2n]),
    own('changeThreshold', [2n]),
  ])
    await executeWith(devnet, safe.address, [ann, bob], { data })

  const signedBy = async (owner: TestOwner, parts: Partial<SafeTx> = {}, more: Body = {}): Promise<Body> => ({
    ...(await proposalFor(safe.address, owner, { ...tx, ...parts })),
    ...more,
  })
  return {
    devnet,
    gateway,
    openGateway,
    safe,
    other,
    family,
    three,
    four,
    signedBy,
    time: () => time,
    propose: (body: Body) =>
      gateway.ask(proposeTransaction, { parameters: { safe_address: safe.address }, body }),

    /** Well signed, for something else. */
    async forged(domain: Parameters<typeof hashesFor>[2], address = safe.address): Promise<Body> {
      const hashes = hashesFor(address, tx, domain)
      const signature = await ann.sign(hashes)
      return { ...fieldsOf(tx), safeTxHash: hashes.hash, sender: ann.address, signature }
    },

    withPart: (signature: Hex, sender: Address = family.address) => signedBy(ann, {}, { sender, signature }),

    /** As wallets do that show nothing but the hash; the Safe knows it by a v that is 4 higher. */
    async ethSign(name: string, hash: Hex): Promise<Hex> {
      const account = privateKeyToAccount(keccak256(toHex(name)))
      const signature = await account.signMessage({ message: { raw: hash } })
      return `0x${signature.slice(2, 130)}${signature.endsWith('1b') ? '1f' : '20'}`
    },

    async written() {
      const { db } = store
      const [proposals, confirmations] = await Promise.all([
        db
          .selectFrom('safe_proposals')
          .select(['safe_tx_hash', 'proposer'])
          .orderBy('safe_tx_hash')
          .execute(),
        db.selectFrom('safe_confirmations').selectAll().orderBy('safe_tx_hash').orderBy('owner').execute(),
      ])
      return { proposals, confirmations }
    },

    async close() {
      await pool.close()
      await devnet.close()
      await store.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
