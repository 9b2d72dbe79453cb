import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import {
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
} from '@love/safe/api/endpoints/history'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { livedSafe, transactionOf } from '../../../test/livedSafe.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'

const { devnet, pool, engines } = await startSafeWorld()

eachEngine(engines, (open) => {
  test('default: the filtered lists', async () => {
    const { safe, ask, db } = await livedSafe({ devnet, pool, open, singleton: 'safeL2' })
    const { roles, contracts } = devnet
    const token = tokenAddress(contracts.deployment, love)
    const parameters = { address: safe }
    const incoming = async (query: Record<string, string>) =>
      (await ask(getIncomingTransfers, { parameters, query })).results.map(transactionOf)
    expect((await incoming({})).map(({ txInfo }) => txInfo)).toMatchObject([
      { direction: 'INCOMING', transferInfo: { type: 'ERC20', value: String(parseEther('1000')) } },
      { direction: 'INCOMING', transferInfo: { type: 'NATIVE_COIN', value: String(parseEther('5')) } },
    ])
    expect(await incoming({ trusted: 'false' })).toHaveLength(4)
    expect(await incoming({ token_address: token })).toHaveLength(2)
    expect(await incoming({ value: String(parseEther('5')) })).toHaveLength(1)
    expect(await incoming({ execution_date__gte: '2999-01-01' })).toHaveLength(0)
    expect(await incoming({ execution_date__lte: '2999-01-01' })).toHaveLength(2)
    expect((await incoming({})).every((one) => one.executionInfo === undefined)).toBe(true)

    const modules = async (query: Record<string, string>) =>
      (await ask(getModuleTransactions, { parameters, query })).results.map(transactionOf)
    const done = await modules({})
    expect(done.map(({ txInfo }) => txInfo)).toMatchObject([
      { transferInfo: { type: 'NATIVE_COIN', value: String(parseEther('0.25')) } },
      { transferInfo: { type: 'ERC20', tokenSymbol: 'LOVE' } },
    ])
    expect(done[0]?.executionInfo).toEqual({ type: 'MODULE', address: { value: contracts.spenderModule } })
    expect(await modules({ module: roles.whale })).toHaveLength(0)
    expect(await modules({ to: token })).toEqual([done[1]])
    expect(await modules({ transaction_hash: done[0]?.txHash ?? '' })).toEqual([done[0]])
    const first = await ask(getModuleTransactions, { parameters, query: { limit: '1' } })
    const cursor = new URL(first.next ?? '').searchParams.get('cursor') ?? ''
    expect(await modules({ limit: '1', cursor })).toEqual([done[1]])
    // A cursor belongs to its list.
    await expect(incoming({ cursor })).rejects.toThrow('not a page cursor')

    const multisigs = async (query: Record<string, string>) =>
      (await ask(getMultisigTransactions, { parameters, query })).results.map(transactionOf)
    const executed = await multisigs({ limit: '100' })
    const count = await db
      .selectFrom('safe_executions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('safe', '=', safe.toLowerCase())
      .executeTakeFirstOrThrow()
    expect(executed).toHaveLength(count.count)
    expect(await multisigs({ nonce: '3' })).toMatchObject([{ executionInfo: { nonce: 3 } }])
    expect(await multisigs({ to: roles.demo[2], value: '3' })).toHaveLength(1)
    expect(await multisigs({ executed: 'false' })).toHaveLength(0)
    expect(await multisigs({ execution_date__gte: '2999-01-01' })).toHaveLength(0)
    const half = await ask(getMultisigTransactions, { parameters, query: { limit: '10' } })
    const rest = new URL(half.next ?? '').searchParams.get('cursor') ?? ''
    expect([...half.results.map(transactionOf), ...(await multisigs({ cursor: rest }))]).toEqual(executed)
  })
})
