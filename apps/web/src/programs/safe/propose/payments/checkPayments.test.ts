import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { eth, love } from '@love/protocol/tokens/tokens'
import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, getAddress, numberToHex, parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../../packages/contracts/testRuns.ts'
import { checkPayments, type PayableToken, type PaymentsContext } from './checkPayments.ts'

const safe = devnetExtras.teamSafe
const at = (number: number) => getAddress(numberToHex(number * 0x10001 + 0xa000000, { size: 20 }))
const [ann, bob, stranger] = [at(1), at(2), at(999)]
const tokens: readonly PayableToken[] = [
  { address: zeroAddress, token: eth, symbol: 'ETH', isListed: true, held: parseEther('10') },
  { address: devnet.tokens.LOVE, token: love, symbol: 'LOVE', isListed: true, held: parseEther('100000') },
  {
    address: stranger,
    token: { ...love, symbol: 'FAKE', name: 'Fake', decimals: 2 },
    symbol: 'FAKE',
    isListed: false,
    held: 500n,
  },
]
const book = [
  { address: ann, name: 'Ann' },
  { address: bob, name: 'Bob' },
  { address: at(3), name: 'bob' },
  { address: at(4), name: 'Dr. Cem' },
]
const context: PaymentsContext = { safe, book, known: book, tokens, room: 300 }
const check = (text: string, more: Partial<PaymentsContext> = {}) =>
  checkPayments(text, { ...context, ...more })
const reasonsOf = (text: string) => check(text).broken.flatMap(({ reasons }) => reasons)

test('default: an address or a name, an amount, a token or ETH, and a note', () => {
  const text = `recipient,amount,token,note\nann,1.5,,"rent, May"\n${bob},250,love,\nDr. Cem,2.5,${stranger},`
  const { parts, broken, warnings, totals } = check(text)
  expect({ broken, warnings }).toEqual({ broken: [], warnings: [] })
  expect(parts).toMatchObject([
    {
      note: 'rent, May',
      call: { to: ann, value: parseEther('1.5'), data: '0x', words: `Send 1.5 ETH to ${ann}` },
    },
    {
      call: {
        to: devnet.tokens.LOVE,
        value: 0n,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, parseEther('250')] }),
      },
    },
    { call: { to: stranger, data: expect.stringMatching(/0fa$/), words: `Send 2.5 FAKE to ${at(4)}` } },
  ])
  expect(totals.map(({ token, raw, count }) => [token.symbol, raw, count])).toEqual([
    ['ETH', parseEther('1.5'), 1],
    ['LOVE', parseEther('250'), 1],
    ['FAKE', 250n, 1],
  ])
})

test('behavior: semicolons and tabs, a comma in an amount, columns in any order, quotes and marks', () => {
  const paid = (text: string) => check(text).parts.map((part) => part.kind === 'call' && part.call.value)
  expect(paid(`Ann;0,5\r\n\r\nAnn;1,5;ETH;a`)).toEqual([parseEther('0.5'), parseEther('1.5')])
  expect(paid(`\uFEFFAnn\t0.5\tETH\ta, b; c`)).toEqual([parseEther('0.5')])
  expect(paid(`Note,Amount,To\nx,0.5,Ann`)).toEqual([parseEther('0.5')])
  expect(paid(`"Ann","0,5"`)).toEqual([parseEther('0.5')])
  expect(paid(`token_address,receiver,amount\n${zeroAddress},${bob},1\n,love:${bob},2`)).toHaveLength(2)
})

const dirty = getAddress('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC').replace('C', 'c')

test.each<[string, string | RegExp]>([
  [`${dirty},1`, /Invalid checksum/],
  ['0x12,1', /has 2/],
  [`${zeroAddress},1`, /zero address/],
  ['eth:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC,1', /another network/],
  ['Zoe,1', 'No one named “Zoe” in your address book.'],
  ['BOB,1', '2 addresses are named “BOB”. Enter the address.'],
  [',1', 'The recipient is missing.'],
  ['Ann', 'The amount is missing.'],
  ['Ann,0', 'The amount is 0.'],
  ['Ann,-1', /is not an amount/],
  ['Ann,1e3', /is not an amount/],
  ['Ann;1,000', /could mean 1000 or 1.000/],
  ['Ann,0.1234567890123456789', /ETH has 18 decimals/],
  [`Ann,0.123,${stranger}`, /FAKE has 2 decimals/],
  ['Ann,0,5', /“0,5” is not an amount here. Write 0.5/],
  ['Ann,0,5,ETH', /“0,5” is not an amount here/],
  ['Ann,1,DOGE', /Unknown token “DOGE”/],
  ['Ann,1,fake', /“fake” is unlisted/],
  [`Ann,1,${bob}`, /holds no token at/],
  [`Ann,1,${dirty}`, /^Token: Invalid checksum/],
  [`${devnet.tokens.LOVE},1,LOVE`, /own contract/],
  ['Ann,1,ETH,rent, May', /5 columns instead of 4. Put text with a comma in quotes/],
  ['Ann,10.1', 'Up to here the list pays 10.1 ETH; the Safe holds 10 ETH.'],
  ['Ann,1,ETH,"rent', 'A quotation mark is not closed.'],
  ['recipient,amount,colour\nAnn,1,red', /“colour” is not a column/],
  ['recipient,to,amount\nAnn,Ann,1', /Two columns are the recipient/],
])('error: %s is broken, with its reason', (text, words) => {
  expect(reasonsOf(text)).toEqual([typeof words === 'string' ? words : expect.stringMatching(words)])
})

test('error: a line says everything that is wrong with it', () => {
  expect(reasonsOf('Zoe,x,DOGE')).toHaveLength(3)
  expect(
    check('Ann,1,FAKE2', { tokens: tokens.map((one) => ({ ...one, token: undefined })) }).broken,
  ).toHaveLength(1)
})

test('error: of 200 lines the 5 broken ones are named, in less than a tenth of a second of work', () => {
  const fine = Array.from(
    { length: 200 },
    (_, index) => `${at(index + 10)},${index + 1}.25,LOVE,wage ${index + 1}`,
  )
  const bad = new Map([
    [17, 'Zoe,5,LOVE,unknown'],
    [63, `${dirty},5,LOVE,checksum`],
    [101, `${ann},0,LOVE,nothing`],
    [150, `${ann},5,DOGE,token`],
    [199, `${ann},5,5,LOVE`],
  ])
  const text = ['recipient,amount,token,note', ...fine.map((line, index) => bad.get(index + 2) ?? line)].join(
    '\n',
  )
  const people = Array.from({ length: 1_000 }, (_, index) => ({
    address: at(index + 5_000),
    name: `p${index}`,
  }))
  const crowded = { book: [...book, ...people], known: [...book, ...people] }
  const read = check(text, crowded)
  expect(read.broken.map(({ line, text: shown }) => [line, shown])).toEqual([...bad])
  expect(read.parts).toHaveLength(195)
  const mended = ['recipient,amount,token,note', ...fine].join('\n')
  expect(check(mended, crowded)).toMatchObject({ broken: [], warnings: [], totals: [{ count: 200 }] })
  // The fastest of several, in milliseconds of this process: others use the machine too.
  const times = Array.from({ length: 8 }, () => {
    const before = process.cpuUsage()
    check(mended, crowded)
    return process.cpuUsage(before).user / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(100)
})

test('behavior: what the Safe does not hold is named at the line that goes beyond it, once a token', () => {
  const { broken, totals } = check('Ann,6\nAnn,60000,LOVE\nDr. Cem,5\nDr. Cem,1\nAnn,50000,LOVE')
  expect(broken.map(({ line }) => line)).toEqual([3, 5])
  expect(totals.map(({ raw }) => raw)).toEqual([parseEther('12'), parseEther('110000')])
  expect(check('Ann,60', { tokens: tokens.map((one) => ({ ...one, held: undefined })) }).broken).toEqual([])
  expect(check('Ann,1\nAnn,2\nAnn,3', { room: 2 }).broken).toMatchObject([
    { line: 3, reasons: [expect.stringMatching('room for 2 more calls; this list has 3')] },
  ])
})

test('behavior: twice the same, the Safe itself and look-alikes are warned of', () => {
  const twin = getAddress(`${ann.slice(0, 5)}${'5'.repeat(33)}${ann.slice(-4)}`.toLowerCase())
  const other = getAddress(`${at(77).slice(0, 5)}${'6'.repeat(33)}${at(77).slice(-4)}`.toLowerCase())
  const text = `Ann,1\nAnn,1\nAnn,2\nAnn,1,LOVE\n${safe},1\n${twin},1\n${at(77)},1\n${other},1`
  expect(check(text).warnings.map(({ line, words }) => `${line} ${words}`)).toEqual([
    '2 the same payment as line 1.',
    '3 pays the recipient of line 1 again.',
    '5 pays this Safe itself.',
    expect.stringMatching(/^6 looks like Ann \(0x/),
    expect.stringMatching(/^8 looks like the recipient of line 7/),
  ])
})

test('error: whatever is pasted, each line is a payment, broken, or empty', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('Ann', ann, '1', '0,5', 'LOVE', '"', '', '0x', 'amount', 'recipient'),
  )
  const text = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
  fc.assert(
    fc.property(text, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
      const read = check(rows.map((cells) => cells.join(separator)).join('\n'))
      for (const part of read.parts) expect(part).toMatchObject({ kind: 'call' })
      for (const { reasons } of read.broken) expect(reasons.join('').length).toBeGreaterThan(10)
    }),
    { numRuns: runs(300, 5_000) },
  )
})
