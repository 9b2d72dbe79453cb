import { getContract } from 'viem'
import { expect, test } from 'vitest'
import { compatibilityFallbackHandlerAbi } from '../src/abi/compatibilityFallbackHandler.abi.ts'
import { loveLetterAbi } from '../src/abi/loveLetter.abi.ts'
import { loveLetterBytecode } from '../src/artifacts/loveLetter.ts'
import { compatibilityFallbackHandlerBytecode } from '../src/artifacts/safe/compatibilityFallbackHandler.ts'
import { createTestChain, deployed } from './createTestChain.ts'

const chain = await createTestChain()
const { client, alice, bob, carol } = chain
const byAlice = { account: alice }

/** Letters 1, 2 and 3 belong to alice. */
async function deployLetters() {
  const transaction = client.deployContract({ abi: loveLetterAbi, bytecode: loveLetterBytecode })
  const letters = getContract({ abi: loveLetterAbi, client, address: await deployed(chain, transaction) })
  for (let i = 0; i < 3; i++) await letters.write.mint([alice])
  return letters
}

/** The text behind a data URI of the given type. */
function decode(uri: string, type: string): string {
  const start = `data:${type};base64,`
  expect(uri.slice(0, start.length)).toBe(start)
  const text = Buffer.from(uri.slice(start.length), 'base64').toString()
  // Node reads base64 leniently; written again it must be the same.
  expect(Buffer.from(text).toString('base64')).toBe(uri.slice(start.length))
  return text
}

function heartOf(tokenUri: string): string {
  const json: unknown = JSON.parse(decode(tokenUri, 'application/json'))
  expect(json).toHaveProperty('image', expect.any(String))
  const image = typeof json === 'object' && json && 'image' in json ? String(json.image) : ''
  return decode(image, 'image/svg+xml')
}

test('default: the token URI is JSON with a heart in SVG', async () => {
  const letters = await deployLetters()
  const uri = await letters.read.tokenURI([2n])
  expect(decode(uri, 'application/json')).toContain('"name":"LOVE Letter #2"')
  expect(heartOf(uri)).toMatch(/^<svg xmlns=.*fill="hsl\(274,85%,52%\)"\/><\/svg>$/)
})

test('behavior: every letter has its own colour', async () => {
  const letters = await deployLetters()
  for (let i = 0; i < 9; i++) await letters.write.mint([alice])
  const ids = Array.from({ length: 12 }, (_, index) => BigInt(index + 1))
  const uris = await Promise.all(ids.map((id) => letters.read.tokenURI([id])))
  expect(new Set(uris.map((uri) => heartOf(uri))).size).toBe(12)
})

test('behavior: ids count up from one', async () => {
  const letters = await deployLetters()
  expect(await letters.read.name()).toBe('LOVE Letters')
  expect(await letters.read.symbol()).toBe('LETTER')
  expect(await letters.read.totalSupply()).toBe(3n)
  expect(await letters.read.ownerOf([3n])).toBe(alice)
  expect(await letters.read.balanceOf([alice])).toBe(3n)
})

test('behavior: a letter moves by owner, by approval and by operator', async () => {
  const letters = await deployLetters()
  await letters.write.safeTransferFrom([alice, bob, 1n], byAlice)
  await letters.write.approve([bob, 2n], byAlice)
  await letters.write.transferFrom([alice, bob, 2n], { account: bob })
  await letters.write.setApprovalForAll([bob, true], byAlice)
  await letters.write.transferFrom([alice, bob, 3n], { account: bob })
  expect(await letters.read.balanceOf([bob])).toBe(3n)
  expect(await letters.read.balanceOf([alice])).toBe(0n)
})

test('behavior: an approval ends with the transfer', async () => {
  const letters = await deployLetters()
  await letters.write.approve([bob, 1n], byAlice)
  expect(await letters.read.getApproved([1n])).toBe(bob)
  await letters.write.transferFrom([alice, carol, 1n], byAlice)
  const again = letters.simulate.transferFrom([carol, bob, 1n], { account: bob })
  await expect(again).rejects.toThrow('NotAllowed')
})

test('behavior: a contract must be able to take a letter', async () => {
  const letters = await deployLetters()
  const transaction = client.deployContract({
    abi: compatibilityFallbackHandlerAbi,
    bytecode: compatibilityFallbackHandlerBytecode,
  })
  const taker = await deployed(chain, transaction)
  await letters.write.safeTransferFrom([alice, taker, 1n], byAlice)
  expect(await letters.read.ownerOf([1n])).toBe(taker)
  const refuser = letters.address
  await expect(letters.simulate.safeTransferFrom([alice, refuser, 2n], byAlice)).rejects.toThrow()
})

test('behavior: it says that it is ERC-165, ERC-721 and has metadata', async () => {
  const letters = await deployLetters()
  for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f'] as const) {
    expect(await letters.read.supportsInterface([id])).toBe(true)
  }
  expect(await letters.read.supportsInterface(['0xffffffff'])).toBe(false)
})

test('error: letters of others and letters that are not', async () => {
  const letters = await deployLetters()
  await expect(letters.simulate.transferFrom([alice, bob, 1n], { account: bob })).rejects.toThrow(
    'NotAllowed',
  )
  await expect(letters.simulate.transferFrom([bob, alice, 1n], byAlice)).rejects.toThrow('WrongOwner')
  await expect(letters.read.tokenURI([4n])).rejects.toThrow('NoSuchToken')
  await expect(letters.simulate.mint([bob], byAlice)).rejects.toThrow('NotOwner')
})
