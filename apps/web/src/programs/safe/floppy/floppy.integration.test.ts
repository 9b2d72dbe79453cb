import { safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther } from '@love/safe/build/sends'
import { readFloppy } from '@love/safe/floppy/readFloppy'
import { writeFloppy } from '@love/safe/floppy/writeFloppy'
import { safeTxHash } from '@love/safe/safeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { signSafeTx } from '@love/safe/write/signSafeTx'
import { type Address, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import { readContractHashes } from '../matcher/readContractHashes.ts'
import { executeSafeTx } from '../review/executeSafeTx.ts'
import { floppyDetails } from './floppyDetails.ts'

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

/** Whoever asks it fails the test. */
const nobody = { baseUrl: 'http://127.0.0.1:9' }
const receiver = numberToHex(0xaa, { size: 20 })
const facts = () => readSafeFacts(place.devnet.client, { ...place, safe })
const gift = async (amount: bigint) =>
  safeTxOf({
    calls: [sendEther({ to: receiver, amount })],
    nonce: (await facts()).nonce,
    multiSendCallOnly: zeroAddress,
  })

test('default: two owners sign a floppy and a stranger executes it, without any service', async () => {
  const [first, second] = place.devnet.roles.demo
  const people = await Promise.all([first, second, place.devnet.roles.whale].map(place.person))
  const [ann, bob, stranger] = people
  if (!ann || !bob || !stranger) throw new Error('Nobody is there.')
  const known = await facts()
  const tx = await gift(3n)
  let text = writeFloppy({ ...known, tx, signatures: [] })
  for (const { deps } of [ann, bob]) {
    const { proposal } = await readFloppy(text, known)
    const details = floppyDetails(proposal, known.threshold)
    const { owner, signature } = await signSafeTx(deps, { safe, details })
    text = writeFloppy({ ...proposal, signatures: [...proposal.signatures, { owner, signature }] })
  }
  const { proposal, missing } = await readFloppy(text, known)
  expect(missing).toBe(0)
  const details = floppyDetails(proposal, known.threshold)
  const before = await place.devnet.client.getBalance({ address: receiver })
  const deps = { ...stranger.deps, gateway: nobody, track: vi.fn() }
  await executeSafeTx(deps, { safe, details, title: 'A gift' })
  expect(await place.devnet.client.getBalance({ address: receiver })).toBe(before + 3n)
  await expect(readFloppy(text, await facts())).rejects.toThrow('can never be executed')
  expect([ann.asked(), bob.asked(), stranger.asked()]).toEqual([
    ['eth_signTypedData_v4'],
    ['eth_signTypedData_v4'],
    ['eth_sendTransaction'],
  ])
})

test('error: somebody who is no owner is not asked to sign, nor anybody for what was altered', async () => {
  const [first] = place.devnet.roles.demo
  const [ann, stranger] = [await place.person(first), await place.person(place.devnet.roles.whale)]
  const known = await facts()
  const { proposal } = await readFloppy(writeFloppy({ ...known, tx: await gift(1n), signatures: [] }), known)
  const details = floppyDetails(proposal, 2)
  await expect(signSafeTx(stranger.deps, { safe, details })).rejects.toThrow('is not an owner')
  const altered = floppyDetails({ ...proposal, tx: { ...proposal.tx, value: 2n } }, 2)
  await expect(signSafeTx(ann.deps, { safe, details: altered })).rejects.toThrow('Hash mismatch')
  expect([...ann.asked(), ...stranger.asked()]).toEqual([])
})

test('default: the contract of the Safe has the same hash as this browser', async () => {
  const { chainId, version } = await facts()
  const tx = { ...(await gift(7n)), safeTxGas: 1n, baseGas: 2n, gasPrice: 3n, gasToken: receiver }
  const { safeTxHash: hash } = await readContractHashes(place.devnet.client, { safe, tx })
  expect(hash).toBe(safeTxHash({ safe, chainId, version, tx }))
})
