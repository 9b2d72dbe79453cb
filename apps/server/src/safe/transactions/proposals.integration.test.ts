import { getMultisigTransactions, getTransactionDetails } from '@love/safe/api/endpoints/history'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { expect, onTestFinished, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { historyOf, transactionOf } from '../../../test/livedSafe.ts'
import { forkAt } from '../../../test/safeBlocks.ts'
import { executeWith, proposalFor } from '../../../test/safeProposal.ts'
import { createSafeRoutes } from '../../../test/safeRoutes.ts'
import { testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { createSafeOwner, type TestOwner, walletOwner } from '../../../test/testOwners.ts'
import type { Store } from '../../store/openStore.ts'

const [ann, bob, cat] = [walletOwner('ann'), walletOwner('bob'), walletOwner('cat')]
const { devnet, pool, engines } = await startSafeWorld()

async function start(open: () => Promise<Store>) {
  const { db } = await open()
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  onTestFinished(follower.close)
  const ask = await createSafeRoutes({ devnet, db, pool })
  const { address: safe } = await createSafeOwner(devnet.client, {
    owners: [ann, bob, cat],
    threshold: 2,
    from: devnet.roles.whale,
  })
  const propose = async (owner: TestOwner, parts: Parameters<typeof proposalFor>[2] = {}) => {
    const body = await proposalFor(safe, owner, parts)
    await ask(proposeTransaction, { parameters: { safe_address: safe }, body })
    return body.safeTxHash
  }
  const details = (id: string) => ask(getTransactionDetails, { parameters: { transactionId: id } })
  const list = async (query: Record<string, string> = {}) =>
    (await ask(getMultisigTransactions, { parameters: { address: safe }, query })).results.map(transactionOf)
  return { db, ask, safe, propose, details, list, stored: () => untilSafesStored(db, devnet) }
}

eachEngine(engines, (open) => {
  test('default: details follow a proposal from the queue to the chain, and back after a reorg', async () => {
    const { safe, ask, propose, details, list, stored } = await start(open)
    const to = devnet.roles.whale
    const hash = await propose(ann, { to, nonce: 0n })
    const rejection = await propose(cat, { to: safe, nonce: 0n })
    await stored()
    expect(await details(hash)).toMatchObject({
      safeAddress: safe,
      txId: `multisig_${safe}_${hash}`,
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        type: 'MULTISIG',
        nonce: 0,
        safeTxHash: hash,
        confirmationsRequired: 2,
        proposer: { value: ann.address },
        rejectors: [{ value: cat.address }],
        confirmations: [{ signer: { value: ann.address } }],
      },
    })
    expect((await details(rejection)).txInfo).toMatchObject({ type: 'Custom', isCancellation: true })
    await propose(bob, { to, nonce: 0n })
    expect((await details(hash)).txStatus).toBe('AWAITING_EXECUTION')
    expect((await list({ executed: 'false' })).map(({ txStatus }) => txStatus).sort()).toEqual([
      'AWAITING_CONFIRMATIONS',
      'AWAITING_EXECUTION',
    ])

    const snapshot = await devnet.client.snapshot()
    // Signed by others than those who confirmed here: all of them count.
    await executeWith(devnet, safe, [ann, cat], { to, nonce: 0n })
    await stored()
    const executed = await details(hash)
    expect(executed).toMatchObject({
      txStatus: 'SUCCESS',
      txHash: expect.stringMatching(/^0x/),
      detailedExecutionInfo: { proposer: { value: ann.address }, executor: { value: devnet.roles.whale } },
    })
    const info = executed.detailedExecutionInfo
    if (!info || !('confirmations' in info)) throw new Error('There are no confirmations.')
    const signers = (info.confirmations as { signer: { value: string } }[]).map(({ signer }) => signer.value)
    expect(new Set(signers)).toEqual(new Set([ann.address, bob.address, cat.address]))
    expect((await details(rejection)).txStatus).toBe('CANCELLED')
    expect((await historyOf(ask, safe)).transactions[0]).toMatchObject({
      id: `multisig_${safe}_${hash}`,
      executionInfo: { confirmationsSubmitted: 2 },
    })
    expect((await list()).map(({ txStatus }) => txStatus).sort()).toEqual(['CANCELLED', 'SUCCESS'])
    expect(await list({ executed: 'true' })).toHaveLength(1)

    await forkAt(devnet, snapshot, 7)
    await devnet.client.mine({ blocks: 3 })
    await stored()
    expect(await details(hash)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    expect(await details(hash)).not.toHaveProperty('txHash')
    expect((await details(rejection)).txStatus).toBe('AWAITING_CONFIRMATIONS')
  })

  test('behavior: what was never proposed here has details from the chain alone', async () => {
    const { db, safe, ask, details, stored } = await start(open)
    const followSafe = await testFollowSafe(db, devnet.url)
    await followSafe(safe, 'visited')
    await executeWith(devnet, safe, [bob, cat], { to: devnet.roles.whale })
    await stored()
    const { transactions } = await historyOf(ask, safe)
    expect(await details(transactions[0]?.id ?? '')).toMatchObject({
      txStatus: 'SUCCESS',
      detailedExecutionInfo: { proposer: null, confirmationsRequired: 2 },
    })
  })

  test('behavior: the list of all goes on page by page, the highest nonce first', async () => {
    const { ask, safe, propose, list, stored } = await start(open)
    for (const nonce of [0n, 1n, 1n, 3n, 2n, 1n])
      await propose(ann, { nonce, to: devnet.roles.demo[0], value: BigInt(Math.floor(Math.random() * 1e9)) })
    await executeWith(devnet, safe, [ann, bob], { to: devnet.roles.whale })
    await stored()
    const whole = await list()
    const nonces = whole.map(({ executionInfo }) =>
      executionInfo && 'nonce' in executionInfo ? executionInfo.nonce : undefined,
    )
    expect(nonces).toEqual([3, 2, 1, 1, 1, 0, 0])
    const paged: unknown[] = []
    let next: string | undefined = 'https://love.example/?limit=2'
    while (next !== undefined) {
      const query: Record<string, string> = Object.fromEntries(new URL(next).searchParams)
      const page: { results: unknown[]; next?: string | undefined } = await ask(getMultisigTransactions, {
        parameters: { address: safe },
        query,
      })
      paged.push(...page.results.map(transactionOf))
      next = page.next
    }
    expect(paged).toEqual(whole)
  })
})
