import { safeAbi } from '@love/contracts/abi/safe.abi'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { getNonces } from '@love/safe/api/endpoints/safes'
import type { Address, Hash } from 'viem'
import { onTestFinished } from 'vitest'
import { confirmationsOf, statusOf } from '../src/safe/proposals/confirmationsOf.ts'
import { readExecuted, readProposal } from '../src/safe/proposals/readProposal.ts'
import type { Store } from '../src/store/openStore.ts'
import type { Threads } from '../src/threads/createThreads.ts'
import { createTestGateway } from './safeGateway.ts'
import { executeWith, proposalFor } from './safeProposal.ts'
import { untilSafesStored } from './safeStore.ts'
import { startTestFollower } from './startTestFollower.ts'
import { createSafeOwner, type TestOwner, walletOwner } from './testOwners.ts'

export type LifeParameters = { devnet: Devnet; pool: Threads; open: () => Promise<Store> }

export const [ann, bob, cat] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat')]

/** A new 2-of-3 Safe, followed, behind a gateway. The clock is ours: what was read before is old at once. */
export async function startLife({ devnet, pool, open }: LifeParameters) {
  const { db } = await open()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  let time = Date.UTC(2026, 1, 28, 12)
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const { address: safe } = await createSafeOwner(devnet.client, {
    owners: [ann, bob, cat],
    threshold: 2,
    from: devnet.roles.whale,
  })
  const propose = async (owner: TestOwner, parts: Parameters<typeof proposalFor>[2] = {}) => {
    const body = await proposalFor(safe, owner, parts)
    return gateway.ask(proposeTransaction, { parameters: { safe_address: safe }, body })
  }
  const queue = async (query: Record<string, string> = {}) => {
    const { reply } = await gateway.ask(getTransactionQueue, { parameters: { safe_address: safe }, query })
    return (reply?.results ?? []).map((item) => {
      if (item.type === 'LABEL') return item.label
      if (item.type === 'CONFLICT_HEADER') return `conflict ${item.nonce}`
      if (item.type !== 'TRANSACTION' || !('transaction' in item)) return item.type
      const info = item.transaction.executionInfo
      if (info?.type !== 'MULTISIG' || !('nonce' in info)) return 'unknown'
      const count = `${info.confirmationsSubmitted}/${info.confirmationsRequired}`
      return `${info.nonce} ${item.transaction.txStatus} ${count} ${item.conflictType}`
    })
  }
  /** As the details of a transaction have it. */
  const status = async (safeTxHash: string) => {
    const proposal = await readProposal(db, safe.toLowerCase(), safeTxHash)
    if (!proposal) return 'missing'
    return statusOf({
      safeTxHash,
      executed: await readExecuted(db, proposal.safe, proposal.nonce),
      confirmations: (await confirmationsOf(db, proposal.safe, safeTxHash)).length,
      threshold: 2,
    })
  }
  const nonces = async () => (await gateway.ask(getNonces, { parameters: { safe_address: safe } })).reply
  const stored = () => untilSafesStored(db, devnet)
  const run = (parts: Parameters<typeof executeWith>[3], owners = [ann, bob]) =>
    executeWith(devnet, safe, owners, parts)
  return {
    db,
    gateway,
    safe,
    propose,
    queue,
    status,
    nonces,
    stored,
    run,
    setTime: (at: number) => (time = at),
  }
}

export async function approveHash(
  { client }: Pick<Devnet, 'client'>,
  { safe, owner, hash }: { safe: Address; owner: TestOwner; hash: Hash },
): Promise<void> {
  await client.impersonateAccount({ address: owner.address })
  await client.setBalance({ address: owner.address, value: 10n ** 18n })
  await client.writeContract({
    ...sender(owner.address),
    abi: safeAbi,
    address: safe,
    functionName: 'approveHash',
    args: [hash],
  })
}
