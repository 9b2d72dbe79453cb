import { startDevnet } from '@love/devnet/startDevnet'
import { getBalances, getCollectibles } from '@love/safe/api/endpoints/assets'
import { getIncomingTransfers } from '@love/safe/api/endpoints/history'
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  padHex,
  size,
  stringToHex,
  toFunctionSelector,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { NodeCall } from '../../../test/answerCall.ts'
import { answeringCode } from '../../../test/answeringCode.ts'
import { gasAsked } from '../../../test/gasAsked.ts'
import { transactionOf } from '../../../test/livedSafe.ts'
import { openTestStore } from '../../../test/openTestStore.ts'
import { remoteChain } from '../../../test/remoteChain.ts'
import { createTestGateway, type TestGateway } from '../../../test/safeGateway.ts'
import { testFollowSafe, untilSafesStored } from '../../../test/safeStore.ts'
import { startFaultNode } from '../../../test/startFaultNode.ts'
import { startTestFollower } from '../../../test/startTestFollower.ts'
import { createThreads } from '../../threads/createThreads.ts'
import { transferTopic } from '../index/readTransfers.ts'

/** As bytes: some of it is no text. What is shown of it, if that is known letter by letter. */
const names: Readonly<Record<string, { said: Hex; shown?: string }>> = {
  'an honest name': { said: stringToHex('Wrapped Ether'), shown: 'Wrapped Ether' },
  'a megabyte': { said: stringToHex('A'.repeat(1_048_576)) },
  'a hundred kilobytes': { said: stringToHex('❤'.repeat(33_000)), shown: '❤'.repeat(64) },
  'control characters': { said: stringToHex('U\u0000S\u0007\u001b[31mD\u007fC\u0085'), shown: 'U S [31mD C' },
  'turned around': { said: stringToHex('\u202eCDSU\u2066\u200f\u061c!'), shown: 'CDSU !' },
  'line ends': { said: stringToHex('US\r\nDC\u2028\u2029x'), shown: 'US DC x' },
  HTML: { said: stringToHex('<img src=x onerror=alert(1)>'), shown: '<img src=x onerror=alert(1)>' },
  'joined emoji': { said: stringToHex('👩‍👩‍👧‍👦🏳️‍🌈🇺🇸'.repeat(200)) },
  'no UTF-8': { said: concat(['0xfffec0afeda080f4908080', stringToHex('USDC')]) },
  'half a character': { said: '0x55f09f98' },
}
/** A text that says it is longer than it is, and one that begins elsewhere. */
const broken: Readonly<Record<string, Hex>> = {
  'a length of everything': concat([numberToHex(32, { size: 32 }), `0x${'ff'.repeat(32)}`]),
  'a place far away': concat([`0x${'ff'.repeat(32)}`, numberToHex(4, { size: 32 })]),
}

const devnet = await startDevnet({ port: 0, historyHours: 0 })
const pool = createThreads()
const safe = devnet.safes.teamSafe
const [sender = safe] = devnet.roles.demo
beforeAll(async () => {
  for (const [at, answer] of answersOf().entries()) {
    await deploy(addressOf('erc20', at), answer, 'erc20')
    await deploy(addressOf('erc721', at), answer, 'erc721')
  }
})
afterAll(async () => {
  await pool.close()
  await devnet.close()
})

type Kind = 'erc20' | 'erc721'
const addressOf = (kind: Kind, at: number): Address =>
  padHex(numberToHex((kind === 'erc20' ? 0x20bad0 : 0x721bad0) + at), { size: 20 })

function answersOf(): Hex[] {
  const texts = Object.values(names).map(({ said }) => encodeAbiParameters([{ type: 'bytes' }], [said]))
  return [...texts, ...Object.values(broken)]
}

/** A token that says its name to most questions, and that it is on its way to the Safe whenever it is called. */
async function deploy(address: Address, answer: Hex, kind: Kind): Promise<void> {
  const word = (value: number) => numberToHex(value, { size: 32 })
  const selector = (name: string) => toFunctionSelector(`function ${name}`)
  const sides = concat(['0x73', safe, '0x73', sender, '0x7f', transferTopic])
  await devnet.client.setCode({
    address,
    bytecode: answeringCode({
      answers: {
        [selector('decimals()')]: kind === 'erc20' ? word(18) : '0x',
        [selector('supportsInterface(bytes4)')]: word(kind === 'erc721' ? 1 : 0),
        [selector('balanceOf(address)')]: word(7),
        [selector('ownerOf(uint256)')]: padHex(safe),
        [selector('tokenURI(uint256)')]: size(answer) < 200_000 ? answer : '0x',
      },
      otherwise: answer,
      // LOG3 with 7 as its data, or LOG4 with the number 7.
      whenCalled:
        kind === 'erc20'
          ? concat(['0x60075f52', sides, '0x60205fa3'])
          : concat(['0x6007', sides, '0x5f5fa4']),
    }),
  })
  const hash = await devnet.client.sendTransaction({ account: sender, to: address, value: 0n })
  await devnet.client.waitForTransactionReceipt({ hash })
}

/** A gateway that knows all that was sent to the Safe. */
async function start(url = devnet.url): Promise<TestGateway> {
  const { db } = await openTestStore()
  await (await testFollowSafe(db, devnet.url))(safe, 'visited')
  const follower = await startTestFollower({ db, rpcUrls: [devnet.url] })
  await untilSafesStored(db, devnet)
  await follower.close()
  return createTestGateway({ devnet: { url }, db, pool })
}

/** What no answer may have in a word of a stranger. */
const unreadable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

type Said = { address: string; name: string | undefined; symbol: string | undefined }

function expectTame(said: readonly Said[], kind: Kind): void {
  const of = (at: number) => {
    const found = said.find(({ address }) => address.toLowerCase() === addressOf(kind, at))
    return [found?.name, found?.symbol]
  }
  for (const [at, [what, { shown }]] of Object.entries(names).entries()) {
    if (shown !== undefined) expect(of(at), what).toEqual([shown, shown])
    for (const word of of(at)) {
      expect(word, what).not.toMatch(unreadable)
      expect([...(word ?? '')].length, what).toBeLessThanOrEqual(64)
    }
  }
  for (const [at, what] of Object.keys(broken).entries())
    expect(of(Object.keys(names).length + at), what).toEqual(['', ''])
}

/** Words of strangers come at no other place either. */
function expectShort(answer: unknown): void {
  const text = JSON.stringify(answer)
  expect(text.length).toBeLessThan(50_000)
  expect(JSON.parse(`"${text.replaceAll(/["\\]/g, '')}"`)).not.toMatch(unreadable)
}

test('error: whatever tokens call themselves, balances are whole, and names short and readable #hostile-text', async () => {
  const node = await startFaultNode(remoteChain(devnet.url))
  onTestFinished(node.down)
  const gateway = await start(node.url)
  const { reply } = await gateway.ask(getBalances, { parameters: { address: safe, currency: 'USD' } })
  const isTold = ({ params }: NodeCall) => JSON.stringify(params).includes(addressOf('erc20', 0).slice(2))
  const told = node.requests.flat().filter(isTold)
  // For what it is called, and what there is of all of them: who would say a megabyte has no gas for it.
  expect(told).toHaveLength(2)
  expect(Math.max(...gasAsked({ requests: [told] }))).toBeLessThanOrEqual(150_000 * answersOf().length)
  const items = reply?.items ?? []
  expectTame(
    items.map(({ tokenInfo }) => tokenInfo),
    'erc20',
  )
  expect(items.filter(({ balance }) => balance === '7')).toHaveLength(answersOf().length)
  expectShort(reply)
})

test('error: collectibles are whole too, with the address of their description', async () => {
  const gateway = await start()
  const { reply = [] } = await gateway.ask(getCollectibles, { parameters: { address: safe } })
  expectTame(
    reply.map(({ address, tokenName, tokenSymbol }) => ({ address, name: tokenName, symbol: tokenSymbol })),
    'erc721',
  )
  expectShort(reply)
  const uris = reply.map(({ uri }) => uri).filter((uri) => uri !== '')
  expect(uris).toEqual(expect.arrayContaining(['Wrapped Ether', '<img src=x onerror=alert(1)>']))
})

const moved = z.looseObject({
  transferInfo: z.looseObject({
    tokenAddress: z.string(),
    tokenName: z.string().optional(),
    tokenSymbol: z.string().optional(),
  }),
})

test('error: and so are transfers', async () => {
  const gateway = await start()
  const { reply } = await gateway.ask(getIncomingTransfers, {
    parameters: { address: safe },
    query: { trusted: 'false', limit: '100' },
  })
  const said = (reply?.results ?? []).flatMap((item) => {
    const { data } = moved.safeParse(transactionOf(item).txInfo)
    if (!data) return []
    const { tokenAddress: address, tokenName: name, tokenSymbol: symbol } = data.transferInfo
    return [{ address, name, symbol }]
  })
  expectTame(said, 'erc20')
  expectTame(said, 'erc721')
  expectShort(reply)
  expect(gateway.logLines).toEqual([])
})
