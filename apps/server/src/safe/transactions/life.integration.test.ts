import { safeContracts } from '@love/contracts/deployments/safe'
import { getTransactionDetails } from '@love/safe/api/endpoints/history'
import type { TransactionSummary } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { historyOf, livedSafe } from '../../../test/livedSafe.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { createSafeRoutes } from '../../../test/safeRoutes.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { untracedNode } from '../../../test/untracedNode.ts'

const { devnet, pool, engines } = await startSafeWorld()

const queryOf = (link: string): Record<string, string> =>
  Object.fromEntries(new URL(link, 'https://love.example').searchParams)

const kindOf = ({ txInfo }: Pick<TransactionSummary, 'txInfo'>): string =>
  'settingsInfo' in txInfo
    ? String((txInfo.settingsInfo as { type: string }).type)
    : 'methodName' in txInfo
      ? String(txInfo.methodName)
      : String(txInfo.type)

eachEngine(engines, (open) => {
  test('default: the whole life of a Safe, in its lists and one by one', { timeout: 60_000 }, async () => {
    const { safe, ask } = await livedSafe({ devnet, pool, open, singleton: 'safeL2' })
    const { roles, contracts } = devnet
    const all = await historyOf(ask, safe, { trusted: 'false', limit: '100' })
    expect(all.next).toBeUndefined()
    const kinds = all.transactions.map(kindOf).reverse()
    expect(kinds).toEqual([
      'Creation',
      'Transfer',
      'Transfer',
      'Transfer',
      'Transfer',
      'Transfer',
      'ADD_OWNER',
      'CHANGE_THRESHOLD',
      'REMOVE_OWNER',
      'SWAP_OWNER',
      'SWAP_OWNER',
      'ENABLE_MODULE',
      'setSpender',
      'Transfer',
      'Transfer',
      'DISABLE_MODULE',
      'SET_GUARD',
      'DELETE_GUARD',
      'SET_FALLBACK_HANDLER',
      'multiSend',
      'signMessage',
      'Transfer',
      'Transfer',
      'Custom',
      'Transfer',
      'Transfer',
    ])
    const shown = await historyOf(ask, safe, { limit: '100' })
    // A collectible of nobody we know, and nothing of LOVE.
    expect(all.transactions.length - shown.transactions.length).toBe(2)

    const executions = all.transactions.filter(({ id }) => id.startsWith('multisig_')).reverse()
    expect(executions.map(({ txStatus }) => txStatus)).toEqual([
      'SUCCESS',
      'FAILED',
      ...Array(executions.length - 2).fill('SUCCESS'),
    ])
    const infos = executions.map(({ executionInfo }) => executionInfo)
    expect(infos.map((info) => (info && 'nonce' in info ? info.nonce : undefined))).toEqual(
      executions.map((_, nonce) => nonce),
    )
    expect(infos.slice(2, 5)).toMatchObject([
      { confirmationsRequired: 2, confirmationsSubmitted: 2 },
      { confirmationsRequired: 3, confirmationsSubmitted: 3 },
      { confirmationsRequired: 2, confirmationsSubmitted: 2 },
    ])

    for (const one of all.transactions) {
      const details = await ask(getTransactionDetails, { parameters: { transactionId: one.id } })
      expect(details).toMatchObject({
        safeAddress: safe,
        txId: one.id,
        txStatus: one.txStatus,
        txHash: one.txHash,
        executedAt: one.timestamp,
        txInfo: one.txInfo,
      })
      if (!one.id.startsWith('multisig_')) continue
      const hash = one.id.split('_')[2] ?? ''
      expect(await ask(getTransactionDetails, { parameters: { transactionId: hash } })).toEqual(details)
      const info = details.detailedExecutionInfo
      if (!info || !('confirmations' in info)) throw new Error('An execution without confirmations.')
      expect(info).toMatchObject({ safeTxHash: hash, executor: { value: roles.demo[2] }, proposer: null })
      const required = Number(info.confirmationsRequired)
      expect(info.confirmations).toHaveLength(required)
      const signers = (info.confirmations as { signer: { value: Address } }[]).map(
        ({ signer }) => signer.value,
      )
      expect(new Set(signers)).toEqual(new Set(roles.demo.slice(0, required)))
      expect(info.signers).toEqual(expect.arrayContaining(signers.map((value) => ({ value }))))
    }
    const batch = await ask(getTransactionDetails, {
      parameters: { transactionId: executions[13]?.id ?? '' },
    })
    expect(batch.txInfo).toMatchObject({ actionCount: 5, to: { name: 'MultiSend 1.4.1' } })
    expect(batch.txData).toMatchObject({ operation: 1, trustedDelegateCallTarget: false })

    const creation = all.transactions.at(-1)
    expect(creation?.txInfo).toMatchObject({
      creator: { value: roles.whale },
      implementation: { value: safeContracts.safeL2, name: 'SafeL2 1.4.1' },
      factory: { value: safeContracts.proxyFactory },
    })
    const letter = all.transactions.at(-4)
    expect(letter?.txInfo).toMatchObject({
      direction: 'INCOMING',
      transferInfo: { type: 'ERC721', tokenAddress: contracts.letters, tokenId: expect.any(String) },
    })
  })

  test('behavior: page by page the history is the same, and every day has one label', async () => {
    const { safe, ask } = await livedSafe({ devnet, pool, open, singleton: 'safeL2' })
    const whole = await historyOf(ask, safe, { limit: '100', timezone: 'Asia/Kathmandu' })
    expect(whole.labels.length).toBeGreaterThan(0)
    expect(new Set(whole.labels).size).toBe(whole.labels.length)
    expect(whole.items[0]?.type).toBe('DATE_LABEL')
    const pages: unknown[][] = []
    const back: (string | undefined)[] = []
    let next: string | undefined = '?limit=4&timezone=Asia/Kathmandu'
    while (next !== undefined) {
      const page = await historyOf(ask, safe, queryOf(next))
      pages.push(page.items)
      back.push(page.previous)
      next = page.next
      if (next !== undefined) expect(next).toMatch(/^https:\/\/love\.example\/asked\?/)
    }
    expect(pages.flat()).toEqual(whole.items)
    expect(back[0]).toBeUndefined()
    for (const [at, link] of back.slice(1).entries())
      expect((await historyOf(ask, safe, queryOf(link ?? ''))).items).toEqual(pages[at])
    await expect(historyOf(ask, safe, { cursor: 'abc' })).rejects.toThrow('not a page cursor')
  })

  test('behavior: what only a trace could tell is said to be not decoded, with what moved meanwhile', async () => {
    const node = await untracedNode(devnet.url)
    const { safe, ask } = await livedSafe({ devnet, pool, open, singleton: 'safe', node })
    const { transactions } = await historyOf(ask, safe, { limit: '100' })
    const untold = transactions.filter((one) => kindOf(one) === 'not decoded')
    // Two of the module, and the one that another contract sent on.
    expect(untold).toHaveLength(3)
    const moved: unknown[] = []
    for (const { id } of untold) {
      const details = await ask(getTransactionDetails, { parameters: { transactionId: id } })
      expect(details).not.toHaveProperty('txData')
      expect(details.txInfo).toMatchObject({ humanDescription: expect.stringContaining('Not decoded') })
      moved.push(JSON.stringify(details.moved).match(/ERC20|ERC721|NATIVE_COIN/g) ?? [])
    }
    // Events tell of tokens; of ether that left nothing tells.
    expect(moved).toEqual([[], [], ['ERC20']])
  })
})

test('error: what is no Safe, and ids of nothing', async () => {
  const { db } = await openTestStore()
  const ask = await createSafeRoutes({ devnet, db, pool })
  await expect(historyOf(ask, devnet.roles.whale)).rejects.toThrow('not a supported Safe')
  const safe = devnet.safes.teamSafe
  for (const transactionId of [
    `0x${'ab'.repeat(32)}`,
    `multisig_${safe}_0x${'ab'.repeat(32)}`,
    `module_${safe}_i1`,
    `transfer_${safe}_e1`,
    `creation_${safe}`,
  ])
    await expect(ask(getTransactionDetails, { parameters: { transactionId } })).rejects.toThrow(
      'There is no transaction with this id.',
    )
})
