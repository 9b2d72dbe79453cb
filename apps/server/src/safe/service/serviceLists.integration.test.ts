import {
  getServiceHistory,
  getServiceModuleTransactions,
  getServiceTransactions,
  getServiceTransfers,
} from '@love/safe/api/service/serviceTransactions'
import { parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { livedSafe } from '../../../test/livedSafe.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'

const { devnet, pool, engines } = await startSafeWorld()

/** Two that wait, by times long after everything else. */
const proposals = (safe: string, nonce: number) =>
  [1, 2].map((at) => ({
    safe,
    safe_tx_hash: `0x${`${at}${at}`.repeat(32)}`,
    nonce: nonce + at,
    to: safe,
    value: '9',
    data: '0x',
    operation: 0 as const,
    safe_tx_gas: '0',
    base_gas: '0',
    gas_price: '0',
    gas_token: zeroAddress,
    refund_receiver: zeroAddress,
    proposer: devnet.roles.demo[0].toLowerCase(),
    origin: null,
    submitted_at: Date.parse('2998-01-01') + at,
  }))

eachEngine(engines, (open) => {
  test('default: lists of a whole life, in every order, and what waits', async () => {
    const { safe, ask, db } = await livedSafe({ devnet, pool, open, singleton: 'safeL2' })
    const parameters = { address: safe }
    const multisigs = (query: Record<string, string>) => ask(getServiceTransactions, { parameters, query })
    const done = await multisigs({ ordering: 'nonce' })
    expect(done.results.map(({ nonce }) => nonce)).toEqual(done.results.map((_, at) => String(at)))
    const made = proposals(safe.toLowerCase(), done.count)
    await db.insertInto('safe_proposals').values(made).execute()
    const hashes = made.map(({ safe_tx_hash }) => safe_tx_hash)
    const signature = {
      owner: made[0]?.proposer ?? '',
      kind: 'eoa' as const,
      signature: `0x${'1b'.repeat(65)}`,
    }
    const submitted_at = Date.parse('2999-01-01')
    await db
      .insertInto('safe_confirmations')
      .values({ safe_tx_hash: hashes[0] ?? '', ...signature, submitted_at })
      .execute()

    const hashesBy = async (query: Record<string, string>) =>
      (await multisigs(query)).results.map(({ safeTxHash }) => safeTxHash)
    expect(await hashesBy({ executed: 'false' })).toEqual(hashes.toReversed())
    expect((await hashesBy({ ordering: '-created' })).slice(0, 2)).toEqual(hashes.toReversed())
    expect((await hashesBy({ ordering: '-modified' })).slice(0, 2)).toEqual(hashes)
    expect(await hashesBy({ executed: 'false', has_confirmations: 'true' })).toEqual(hashes.slice(0, 1))
    expect(await hashesBy({ executed: 'true' })).toEqual(
      done.results.map(({ safeTxHash }) => safeTxHash).toReversed(),
    )
    expect(await hashesBy({ submission_date__gte: '2998-01-01' })).toEqual(hashes.toReversed())
    expect(await hashesBy({ execution_date__gte: '2998-01-01' })).toEqual([])
    const failed = done.results.filter(({ isSuccessful }) => !isSuccessful)
    expect((await multisigs({ failed: 'true' })).count).toBe(failed.length)
    expect(await multisigs({ nonce__gte: '1', nonce__lt: '3' })).toMatchObject({
      count: 2,
      results: [{ nonce: '2' }, { nonce: '1' }],
    })
    const [last] = done.results.slice(-1)
    expect(await hashesBy({ transaction_hash: last?.transactionHash ?? '' })).toContain(last?.safeTxHash)

    const transfers = await ask(getServiceTransfers, { parameters })
    expect(transfers.count).toBe(4)
    expect(
      (await ask(getServiceTransfers, { parameters, query: { limit: '1', offset: '3' } })).results,
    ).toEqual(transfers.results.slice(3))
    const modules = await ask(getServiceModuleTransactions, { parameters })
    expect(modules.results).toMatchObject([
      { module: devnet.contracts.spenderModule, value: String(parseEther('0.25')) },
      { module: devnet.contracts.spenderModule, dataDecoded: { method: 'transfer' } },
    ])

    const all = await ask(getServiceHistory, { parameters })
    expect(all.count).toBe(all.results.length)
    const kinds = (kind: string) => all.results.filter(({ txType }) => txType === kind)
    expect(kinds('MULTISIG_TRANSACTION')).toHaveLength(done.count + 2)
    expect(kinds('MODULE_TRANSACTION')).toMatchObject(
      modules.results.map(({ moduleTransactionId }) => ({
        moduleTransactionId,
        transfers: [{ from: safe }],
      })),
    )
    expect(kinds('ETHEREUM_TRANSACTION').length).toBeGreaterThan(0)
    const pages = []
    for (let offset = 0; offset < all.count; offset += 7)
      pages.push(
        ...(await ask(getServiceHistory, { parameters, query: { limit: '7', offset: String(offset) } }))
          .results,
      )
    expect(pages).toEqual(all.results)
    expect((await ask(getServiceHistory, { parameters, query: { executed: 'true' } })).count).toBe(
      all.count - 2,
    )
  })
})
