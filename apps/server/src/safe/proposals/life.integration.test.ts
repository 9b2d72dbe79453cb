import { safeAbi } from '@love/contracts/abi/safe.abi'
import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { deleteTransaction, proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { encodeFunctionData, padHex } from 'viem'
import { expect, test } from 'vitest'
import { eachEngine } from '../../../test/eachEngine.ts'
import { forkAt } from '../../../test/safeBlocks.ts'
import { deletionBy, proposalFor } from '../../../test/safeProposal.ts'
import { ann, approveHash, bob, cat, startLife } from '../../../test/safeProposalLife.ts'
import { startSafeWorld } from '../../../test/startSafeWorld.ts'
import { confirmationsOf } from './confirmationsOf.ts'

const { devnet, pool, engines } = await startSafeWorld()

const own = (functionName: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: safeAbi, functionName, args } as never)

eachEngine(engines, (open) => {
  test('default: proposed, confirmed, executed; then the queue is empty', async () => {
    const { safe, propose, queue, status, nonces, stored, run, gateway } = await startLife({
      devnet,
      pool,
      open,
    })
    const first = await propose(ann, { to: bob.address })
    expect(first.status).toBe(200)
    expect(first.reply).toMatchObject({
      safeAddress: safe,
      txStatus: 'AWAITING_CONFIRMATIONS',
      detailedExecutionInfo: {
        nonce: 0,
        confirmationsRequired: 2,
        confirmations: [{ signer: { value: ann.address } }],
        proposer: { value: ann.address },
        trusted: true,
      },
    })
    expect(await queue()).toEqual(['Next', '0 AWAITING_CONFIRMATIONS 1/2 None'])
    expect(await nonces()).toEqual({ currentNonce: 0, recommendedNonce: 1 })

    const second = await propose(bob, { to: bob.address })
    expect(second.reply).toMatchObject({
      txId: first.reply?.txId,
      txStatus: 'AWAITING_EXECUTION',
      detailedExecutionInfo: { proposer: { value: ann.address } },
    })
    expect(await queue()).toEqual(['Next', '0 AWAITING_EXECUTION 2/2 None'])

    await run({ to: bob.address })
    await stored()
    expect(await queue()).toEqual([])
    expect(await status(first.reply?.txId.split('_')[2] ?? '')).toBe('SUCCESS')
    expect(await nonces()).toEqual({ currentNonce: 1, recommendedNonce: 1 })
    const again = await propose(ann, { to: bob.address })
    expect(again).toMatchObject({ status: 422, message: expect.stringContaining('already been executed') })
    const details = await gateway.ask(getTransactionQueue, { parameters: { safe_address: safe } })
    expect(details.reply).toEqual({ results: [] })
  })

  test('behavior: rivals stand together, and when one is executed the others are cancelled #honest-status', async () => {
    const { propose, queue, status, stored, run } = await startLife({ devnet, pool, open })
    const one = await propose(ann, { value: 1n })
    const two = await propose(bob, { value: 2n, to: ann.address })
    // Rejecting is confirming that nothing happens instead.
    await propose(ann, { nonce: 1n })
    await propose(ann, { nonce: 3n })
    await propose(bob, { nonce: 3n })
    expect(await queue()).toEqual([
      'Next',
      'conflict 0',
      '0 AWAITING_CONFIRMATIONS 1/2 HasNext',
      '0 AWAITING_CONFIRMATIONS 1/2 End',
      'Queued',
      '1 AWAITING_CONFIRMATIONS 1/2 None',
      'conflict 3',
      '3 AWAITING_CONFIRMATIONS 1/2 HasNext',
      '3 AWAITING_CONFIRMATIONS 1/2 End',
    ])
    await run({ to: ann.address, value: 0n })
    await stored()
    expect(await queue()).toEqual([
      'Next',
      '1 AWAITING_CONFIRMATIONS 1/2 None',
      'Queued',
      'conflict 3',
      '3 AWAITING_CONFIRMATIONS 1/2 HasNext',
      '3 AWAITING_CONFIRMATIONS 1/2 End',
    ])
    const hashOf = ({ reply }: typeof one) => reply?.txId.split('_')[2] ?? ''
    expect(await status(hashOf(one))).toBe('CANCELLED')
    expect(await status(hashOf(two))).toBe('CANCELLED')
  })

  test('behavior: one that fails on the chain has failed', async () => {
    const { safe, propose, status, stored, run } = await startLife({ devnet, pool, open })
    const parts = { to: safe, data: own('changeThreshold', [9n]), safeTxGas: 100_000n } as const
    const { reply } = await propose(ann, parts)
    await run(parts)
    await stored()
    expect(await status(reply?.txId.split('_')[2] ?? '')).toBe('FAILED')
  })

  test('behavior: a reorganisation brings a transaction back to the queue, with all confirmations', async () => {
    const { propose, queue, status, stored, run } = await startLife({ devnet, pool, open })
    const { reply } = await propose(ann, { to: bob.address })
    await propose(bob, { to: bob.address })
    await propose(cat, { to: cat.address })
    const waiting = await queue()
    await stored()
    const snapshot = await devnet.client.snapshot()
    await run({ to: bob.address })
    await stored()
    expect(await queue()).toEqual([])
    expect(await status(reply?.txId.split('_')[2] ?? '')).toBe('SUCCESS')
    await forkAt(devnet, snapshot, 11)
    await devnet.client.mine({ blocks: 3 })
    await stored()
    expect(await queue()).toEqual(waiting)
    expect(await status(reply?.txId.split('_')[2] ?? '')).toBe('AWAITING_EXECUTION')
  })

  test('behavior: what counts changes with the owners and the threshold', async () => {
    const { safe, propose, queue, stored, run } = await startLife({ devnet, pool, open })
    await propose(ann, { nonce: 3n, to: bob.address })
    await propose(bob, { nonce: 3n, to: bob.address })
    expect((await queue()).at(-1)).toBe('3 AWAITING_EXECUTION 2/2 None')
    await run({ to: safe, data: own('changeThreshold', [3n]) })
    expect((await queue()).at(-1)).toBe('3 AWAITING_CONFIRMATIONS 2/3 None')
    // Whoever is no owner any longer does not count, although the signature is there.
    const remove = own('removeOwner', [padHex('0x1', { size: 20 }), ann.address, 2n])
    await run({ to: safe, data: remove }, [ann, bob, cat])
    expect((await queue()).at(-1)).toBe('3 AWAITING_CONFIRMATIONS 1/2 None')
    expect(await propose(ann, { nonce: 4n })).toMatchObject({ status: 422 })
    const back = own('addOwnerWithThreshold', [ann.address, 2n])
    await run({ to: safe, data: back }, [bob, cat])
    await stored()
    expect((await queue()).at(-1)).toBe('3 AWAITING_EXECUTION 2/2 None')
  })

  test('behavior: a hash approved on the chain is a confirmation, also of a proposal without a signature', async () => {
    const { db, safe, gateway, propose, queue, stored } = await startLife({ devnet, pool, open })
    const body = await proposalFor(safe, ann, { to: cat.address })
    const { signature: _none, ...unsigned } = body
    const post = (parts: object) =>
      gateway.ask(proposeTransaction, { parameters: { safe_address: safe }, body: { ...unsigned, ...parts } })
    expect(await post({})).toMatchObject({ reply: { detailedExecutionInfo: { trusted: false } } })
    expect(await queue()).toEqual([])
    await approveHash(devnet, { safe, owner: ann, hash: body.safeTxHash })
    expect(await post({})).toMatchObject({
      status: 200,
      reply: {
        detailedExecutionInfo: { trusted: true, confirmations: [{ signer: { value: ann.address } }] },
      },
    })
    await stored()
    expect(await queue()).toEqual(['Next', '0 AWAITING_CONFIRMATIONS 1/2 None'])
    await propose(ann, { to: cat.address })
    expect(await queue()).toEqual(['Next', '0 AWAITING_CONFIRMATIONS 1/2 None'])
    await approveHash(devnet, { safe, owner: bob, hash: body.safeTxHash })
    await stored()
    expect(await queue()).toEqual(['Next', '0 AWAITING_EXECUTION 2/2 None'])
    const all = await confirmationsOf(db, safe.toLowerCase(), body.safeTxHash)
    expect(all.map(({ owner, kind }) => [owner, kind]).sort()).toEqual(
      [
        [ann.address, 'eoa'],
        [bob.address, 'approved'],
      ].sort(),
    )
  })

  test('behavior: the queue goes on from page to page, forward and back', async () => {
    const { safe, propose, gateway } = await startLife({ devnet, pool, open })
    for (const nonce of [0n, 0n, 0n, 1n, 2n, 2n, 5n])
      await propose(ann, { nonce, value: BigInt(Math.floor(Math.random() * 1e9)) })
    const page = async (url: URL) => {
      const response = await gateway.answer(new Request(url))
      return getTransactionQueue.reply.parse(await response.json())
    }
    const path = `/v1/chains/1337/safes/${safe}/transactions/queued`
    const all = await page(new URL(`http://any.example${path}`))
    expect(all.next).toBeUndefined()
    const pages = [await page(new URL(`http://evil.example${path}?limit=2`))]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      expect(next).toMatch(
        /^https:\/\/love\.example\/v1\/chains\/1337\/safes\/0x\w{40}\/transactions\/queued\?/,
      )
      pages.push(await page(new URL(next)))
    }
    expect(pages.flatMap(({ results }) => results)).toEqual(all.results)
    expect(pages).toHaveLength(4)
    for (let at = pages.length - 1; at > 0; at--)
      expect((await page(new URL(pages[at]?.previous ?? ''))).results).toEqual(pages[at - 1]?.results)
    expect(pages[0]?.previous).toBeUndefined()
    for (const bad of ['cursor=W10', 'cursor=../../', 'limit=0', 'limit=101', 'limit=-1', 'limit=1e2']) {
      const response = await gateway.answer(new Request(`http://any.example${path}?${bad}`))
      expect([bad, response.status]).toEqual([bad, 400])
    }
  })

  test('behavior: who proposed it takes it back, and may propose it again', async () => {
    const { safe, gateway, propose, queue, setTime } = await startLife({ devnet, pool, open })
    const body = await proposalFor(safe, ann)
    await propose(ann)
    await propose(bob, { to: ann.address })
    expect(await queue()).toEqual(['Next', '0 AWAITING_EXECUTION 2/2 None'])
    const now = Date.UTC(2026, 1, 28, 15)
    setTime(now)
    const signature = await deletionBy(ann, safe, body.safeTxHash, now - 3_600_000)
    const input = { parameters: { safeTxHash: body.safeTxHash }, body: { signature } }
    expect(await gateway.ask(deleteTransaction, input)).toMatchObject({ status: 204, reply: undefined })
    expect(await queue()).toEqual([])
    expect(await gateway.ask(deleteTransaction, input)).toMatchObject({ status: 404 })
    await propose(ann)
    expect(await queue()).toEqual(['Next', '0 AWAITING_CONFIRMATIONS 1/2 None'])
  })

  test('error: what was executed stays', async () => {
    const { safe, gateway, propose, status, stored, run, setTime } = await startLife({ devnet, pool, open })
    const { safeTxHash } = await proposalFor(safe, ann)
    await propose(ann)
    await run({ to: ann.address })
    const now = Date.UTC(2026, 1, 28, 15)
    setTime(now)
    const signature = await deletionBy(ann, safe, safeTxHash, now)
    const remove = () => gateway.ask(deleteTransaction, { parameters: { safeTxHash }, body: { signature } })
    expect(await remove()).toMatchObject({ status: 422 })
    await stored()
    expect(await remove()).toMatchObject({ status: 422, message: expect.stringContaining('executed') })
    expect(await status(safeTxHash)).toBe('SUCCESS')
  })
})
