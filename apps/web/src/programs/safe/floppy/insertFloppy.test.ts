import { safeTxOf } from '@love/safe/build/safeTxOf'
import { qrParts } from '@love/safe/floppy/qrParts'
import { readFloppy } from '@love/safe/floppy/readFloppy'
import { writeFloppy } from '@love/safe/floppy/writeFloppy'
import { safeTxHash } from '@love/safe/safeTx'
import { verifySafeTx } from '@love/safe/write/verifySafeTx'
import { numberToHex, zeroAddress } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { floppyDetails } from './floppyDetails.ts'
import { whyNotExecute, whyNotSign } from './floppyReasons.ts'
import { insertFloppy } from './insertFloppy.ts'
import { scannedParts } from './scannedParts.ts'

const person = (number: number) => privateKeyToAccount(numberToHex(number, { size: 32 }))
const [ann, bob, cat, eve] = [person(1), person(2), person(3), person(4)]
const safe = numberToHex(0x5afe, { size: 20 })
const facts = {
  chainId: 1337,
  safe,
  version: '1.4.1',
  threshold: 2,
  nonce: 5n,
  owners: [ann.address, bob.address, cat.address],
}
const txWith = (value: bigint) =>
  safeTxOf({ calls: [{ to: zeroAddress, value, data: '0x' }], nonce: 5n, multiSendCallOnly: zeroAddress })

async function file(value: bigint, ...signers: readonly PrivateKeyAccount[]): Promise<string> {
  const parameters = { chainId: 1337, safe, version: '1.4.1', tx: txWith(value) }
  const hash = safeTxHash(parameters)
  const signatures = await Promise.all(
    signers.map(async (signer) => ({ owner: signer.address, signature: await signer.sign({ hash }) })),
  )
  return writeFloppy({ ...parameters, signatures })
}
const read = async (text: string) => readFloppy(text, facts)

test('default: a second file of the same proposal adds its signatures', async () => {
  const first = await insertFloppy(await file(1n, ann), { facts, content: undefined })
  expect(first).toMatchObject({ words: 'Opened.', content: { isChanged: false } })
  const merged = await insertFloppy(await file(1n, ann, bob), { facts, content: first.content })
  expect(merged).toMatchObject({ words: 'Merged: 1 new signature.', content: { isChanged: true } })
  expect(await read(merged.content.text)).toMatchObject({ missing: 0 })
  const again = await insertFloppy(await file(1n, bob), { facts, content: merged.content })
  expect(again.words).toBe('Same transaction, no new signatures.')
})

test('error: another proposal, another owner and an altered one leave the drive as it is', async () => {
  const { content } = await insertFloppy(await file(1n, ann), { facts, content: undefined })
  const insert = (text: string) => insertFloppy(text, { facts, content })
  await expect(insert(await file(2n, ann))).rejects.toThrow('different transactions')
  await expect(insert(await file(1n, eve))).rejects.toThrow('is not an owner')
  const altered = (await file(1n, bob)).replace('"value": "1"', '"value": "2"')
  await expect(insert(altered)).rejects.toThrow('altered')
})

test('default: codes are pasted one by one or together, in any order', async () => {
  const text = JSON.stringify(JSON.parse(await file(1n, ann, bob)))
  const parts = qrParts(text)
  const [one = '', ...others] = parts.toReversed()
  expect(others.length).toBeGreaterThan(0)
  const waiting = scannedParts(`${one}\n`, [])
  expect(waiting).toMatchObject({
    status: 'waiting',
    words: expect.stringContaining(`1 of ${parts.length} codes`),
  })
  const rest = others.join('\n')
  const before = waiting.status === 'waiting' ? waiting.parts : []
  expect(scannedParts(rest, before)).toEqual({ status: 'complete', text })
  expect(scannedParts(` ${text}`, before)).toEqual({ status: 'text', text })
  expect(() => scannedParts(`${one}x`, before)).toThrow('another transaction')
})

test('default: what the review gets is what is on the floppy', async () => {
  const { proposal } = await read(await file(1n, ann))
  expect(verifySafeTx(floppyDetails(proposal, 2), facts)).toMatchObject({ matches: true, tx: txWith(1n) })
})

test('behavior: why it cannot be signed or executed', async () => {
  const [once, twice] = [await read(await file(1n, ann)), await read(await file(1n, ann, bob))]
  const asks = { reading: once, facts }
  expect(whyNotSign({ ...asks, you: undefined })).toBeUndefined()
  expect(whyNotSign({ ...asks, you: bob.address })).toBeUndefined()
  expect(whyNotSign({ ...asks, you: ann.address })).toBe('You have already signed.')
  expect(whyNotSign({ ...asks, you: eve.address })).toContain('not an owner')
  expect(whyNotExecute({ ...asks, you: bob.address })).toBeUndefined()
  expect(whyNotExecute({ ...asks, you: ann.address })).toContain('1 more signature needed')
  expect(whyNotExecute({ ...asks, you: eve.address })).toContain('1 more signature needed')
  expect(whyNotExecute({ reading: twice, facts, you: eve.address })).toBeUndefined()
  const early = { reading: { ...twice, isNext: false }, facts: { ...facts, nonce: 4n }, you: ann.address }
  expect(whyNotExecute(early)).toBe('Nonce 4 must be executed first; this transaction has nonce 5.')
})
