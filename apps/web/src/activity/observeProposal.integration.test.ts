import { safeTxOf } from '@love/safe/build/safeTxOf'
import { deleteSafeTx } from '@love/safe/write/deleteSafeTx'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, type Hash, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../test/openSafeTest.ts'
import { testTransaction } from '../../test/testTransaction.ts'
import { executeSafeTx } from '../programs/safe/review/executeSafeTx.ts'
import { callsStatus } from '../wallet/safe/acting/callsStatus.ts'
import { gatewayProposalReader } from '../wallet/safe/proposals/gatewayProposalReader.ts'
import type { ProposalReader } from '../wallet/safe/proposals/proposalReader.ts'
import { observeProposal } from './observeProposal.ts'

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

const gatewayReader = (): ProposalReader =>
  gatewayProposalReader({ gateway: () => place.gateway, chainId: 1337 })

async function look(hash: Hash, proposals = gatewayReader()) {
  const { client } = place.devnet
  const transaction = testTransaction({ address: safe, hash, isProposal: true })
  const { observation } = await observeProposal(
    { client, proposals },
    transaction,
    await client.getBlockNumber(),
  )
  return observation
}

async function propose(parts: { value?: bigint; safeTxGas?: bigint }) {
  const ann = await place.person(place.devnet.roles.demo[0])
  const { nonce } = await readSafeFacts(place.devnet.client, { ...place, safe })
  const calls = [{ to: place.devnet.roles.whale, value: parts.value ?? 1n, data: '0x' }] as const
  const tx = {
    ...safeTxOf({ calls, nonce, multiSendCallOnly: zeroAddress }),
    safeTxGas: parts.safeTxGas ?? 0n,
  }
  return { ann, ...(await proposeSafeTx(ann.deps, { safe, tx })) }
}

async function execute(safeTxHash: Hash) {
  const bob = await place.person(place.devnet.roles.demo[1])
  const details = await place.details(safeTxHash)
  const { hash } = await executeSafeTx({ ...bob.deps, track: () => {} }, { safe, details, title: 'Test' })
  const ended = ['SUCCESS', 'FAILED']
  await expect.poll(async () => ended.includes(String((await place.details(safeTxHash)).txStatus))).toBe(true)
  return hash
}

test('default: signed, executed; the rival is outvoted', async () => {
  const { safeTxHash } = await propose({ value: 1n })
  const rival = await propose({ value: 2n })
  expect(await look(safeTxHash)).toEqual({ kind: 'proposed', signed: 1, required: 2 })
  const hash = await execute(safeTxHash)
  expect(await look(safeTxHash)).toMatchObject({ kind: 'mined', mined: { hash, result: 'success' } })
  expect(await look(rival.safeTxHash)).toEqual({ kind: 'outvoted' })
})

test('behavior: what was taken back is not known any more', async () => {
  const { ann, safeTxHash, details } = await propose({ value: 3n })
  await deleteSafeTx(ann.deps, { safe, details })
  expect(await look(safeTxHash)).toEqual({ kind: 'withdrawn' })
})

test('error: a gateway that names another transaction, or one that is not there, is not believed', async () => {
  const done = await propose({ value: 4n })
  const hash = await execute(done.safeTxHash)
  const { safeTxHash } = await propose({ value: 5n })
  const lying = (txHash: Hash): ProposalReader => ({
    read: async () => ({ signed: 2, required: 2, status: 'SUCCESS', txHash }),
  })
  const { client } = place.devnet
  for (const txHash of [hash, safeTxHash]) {
    const proposals = lying(txHash)
    expect(await look(safeTxHash, proposals)).toEqual({ kind: 'proposed', signed: 2, required: 2 })
    const told = await callsStatus({ proposals, client, safe, chainId: 1337 }, safeTxHash)
    expect(told).toMatchObject({ status: 100 })
    expect(told).not.toHaveProperty('receipts')
  }
})

test('error: who cannot be asked says nothing', async () => {
  const silent = gatewayProposalReader({ gateway: () => ({ baseUrl: 'http://127.0.0.1:1' }), chainId: 1337 })
  await expect(silent.read(`0x${'1'.repeat(64)}`)).rejects.toThrow()
})
