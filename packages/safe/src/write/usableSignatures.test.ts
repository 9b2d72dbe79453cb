import { type Hash, type Hex, hashMessage } from 'viem'
import { expect, test } from 'vitest'
import { testPerson } from '../../test/testTeam.ts'
import { encodePart } from '../signatures/encodeSignatures.ts'
import { usableSignatures } from './usableSignatures.ts'

const [ann, bob, eve] = [testPerson('ann'), testPerson('bob'), testPerson('eve')]
const owners = [ann.address, bob.address]
const hash: Hash = `0x${'12'.repeat(32)}`
const approvalOf = (owner: Hex) => ({ owner, signature: encodePart({ kind: 'approved', owner }) })
const signedBy = async (person: typeof ann) => ({
  owner: person.address,
  signature: await person.sign({ hash }),
})

test('default: signatures of keys come first, and what only the chain can check after them', async () => {
  const claims = [approvalOf(bob.address), await signedBy(ann)]
  expect(await usableSignatures(hash, claims, owners)).toEqual([
    { ...claims[1], isCheckedOnChain: false },
    { ...claims[0], isCheckedOnChain: true },
  ])
})

test('behavior: an approval that somebody claims never takes the place of a signature', async () => {
  const good = await signedBy(ann)
  for (const claims of [
    [good, approvalOf(ann.address)],
    [approvalOf(ann.address), good],
  ])
    expect(await usableSignatures(hash, claims, owners)).toEqual([{ ...good, isCheckedOnChain: false }])
})

test('error: of strangers, of another hash, under another name, with another v, and none #signatures-counted', async () => {
  const good = await signedBy(ann)
  const plain = await ann.sign({ hash: hashMessage({ raw: hash }) })
  const claims = [
    await signedBy(eve),
    { owner: ann.address, signature: await ann.sign({ hash: `0x${'34'.repeat(32)}` }) },
    { owner: bob.address, signature: good.signature },
    { owner: ann.address, signature: plain },
    { owner: ann.address, signature: `${good.signature.slice(0, -2)}25` },
    { owner: ann.address, signature: good.signature.slice(0, -2) },
    { owner: ann.address, signature: '0x' },
    { owner: ann.address, signature: undefined },
  ]
  for (const claim of claims) expect(await usableSignatures(hash, [claim], owners)).toEqual([])
})

test('error: a flood of claims is not followed', async () => {
  const bad = await ann.sign({ hash: `0x${'34'.repeat(32)}` })
  const read = new Set<number>()
  const flood = Array.from({ length: 1_000 }, (_, at) => ({
    owner: ann.address,
    get signature() {
      read.add(at)
      return bad
    },
  }))
  expect(await usableSignatures(hash, flood, owners)).toEqual([])
  // Four for each owner: to check one takes milliseconds.
  expect(read.size).toBe(4 * owners.length)
})
