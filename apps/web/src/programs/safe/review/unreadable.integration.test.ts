import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend } from '@love/safe/multiSend'
import type { SafeTx } from '@love/safe/safeTx'
import { testDetails } from '@love/safe/test/testDetails'
import { confirmSafeTx } from '@love/safe/write/confirmSafeTx'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { signSafeTx } from '@love/safe/write/signSafeTx'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { type Address, concat, encodeFunctionData, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSafeTest, type SafeTest } from '../../../../test/openSafeTest.ts'
import { executeSafeTx } from './executeSafeTx.ts'

let place: SafeTest
let safe: Address
beforeAll(async () => {
  place = await openSafeTest()
  safe = place.devnet.safes.teamSafe
})
afterAll(() => place.close())

/** Enables a module, in a batch with one byte too many. */
function hiding(nonce: bigint): SafeTx {
  const enable = encodeFunctionData({
    abi: safeAbi,
    functionName: 'enableModule',
    args: [place.deployment.router],
  })
  const batch = encodeMultiSend([{ operation: 0, to: safe, value: 0n, data: enable }])
  return {
    to: safeContracts.multiSendCallOnly,
    operation: 1,
    value: 0n,
    data: concat([batch, '0x00']),
    nonce,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  }
}

test('error: what cannot be read to the last byte reaches no wallet, whoever keeps it #readable-or-refused', async () => {
  const { deps, requests } = await place.person(place.devnet.roles.demo[1] as Address)
  const before = requests.length
  const facts = await readSafeFacts(place.devnet.client, { ...place, safe })
  const tx = hiding(facts.nonce)
  // As another gateway or a file would have it: the fields do match their hash.
  const details = testDetails(tx, facts)
  expect(verifySafeTx(details, facts).matches).toBe(true)
  const [title, call] = ['A gift', { words: 'A gift', to: safe, data: tx.data, value: 0n }]
  const track = () => {}
  for (const asking of [
    () => proposeSafeTx(deps, { safe, tx }),
    () => confirmSafeTx(deps, { safe, details }),
    () => signSafeTx(deps, { safe, details }),
    () => executeSafeTx({ ...deps, track }, { safe, details, title }),
    () => deps.line.sendTransaction(call),
    () => deps.line.sendCalls([call]),
  ])
    await expect(asking()).rejects.toThrow('cannot be fully decoded')
  expect(requests.length).toBe(before)
})
