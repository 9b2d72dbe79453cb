import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSafeTx } from '../../test/testSafeTx.ts'
import { createTestTeam, testPerson } from '../../test/testTeam.ts'
import { execTransactionCall } from '../build/safeTxOf.ts'
import { safeTxHash } from '../safeTx.ts'
import { joinQrParts, qrParts } from './qrParts.ts'
import { readFloppy } from './readFloppy.ts'
import { mergeFloppies, writeFloppy } from './writeFloppy.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

test('default: two owners sign files, and a third person executes what they signed', async () => {
  const [from, , receiver] = devnet.roles.demo
  const names = ['ann', 'bob', 'cat']
  const { safe, settings } = await createTestTeam(devnet.client, { names, ownerCount: 3, threshold: 2, from })
  await devnet.client.sendTransaction({ account: from, to: safe, value: parseEther('1') })
  const facts = { ...(await settings()), chainId: 1337 }
  const tx = testSafeTx({ to: receiver, value: parseEther('0.25'), nonce: facts.nonce })
  const identity = { chainId: 1337, safe, version: '1.4.1', tx }
  const hash = safeTxHash(identity)
  const floppies = await Promise.all(
    names.slice(1).map(async (name) => {
      const person = testPerson(name)
      const signatures = [{ owner: person.address, signature: await person.sign({ hash }) }]
      const joined = joinQrParts(qrParts(writeFloppy({ ...identity, signatures })))
      return readFloppy(joined.status === 'complete' ? joined.text : '', facts)
    }),
  )
  const proposal = mergeFloppies(floppies.map((reading) => reading.proposal))
  const before = await devnet.client.getBalance({ address: receiver })
  const sent = await devnet.client.sendTransaction({ ...execTransactionCall(proposal), account: from })
  expect((await devnet.client.getTransactionReceipt({ hash: sent })).status).toBe('success')
  expect(await devnet.client.getBalance({ address: receiver })).toBe(before + parseEther('0.25'))
  const later = { ...facts, nonce: facts.nonce + 1n }
  await expect(readFloppy(writeFloppy(proposal), later)).rejects.toThrow('can never be executed')
})
