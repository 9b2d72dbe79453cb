import { devnet } from '@love/contracts/deployments/1337'
import { ether, historyBook, nobody } from '@love/protocol/history/movement'
import { encodeAbiParameters, pad, parseAbiParameters, toEventSelector, toHex } from 'viem'
import { expect, test } from 'vitest'
import type { TimedLog } from '../follow/followSource.ts'
import { movementRows } from './movementRows.ts'
import { readMovement } from './readMovement.ts'

const book = historyBook(devnet)
const lower = (address: string) => address.toLowerCase()
const [love, usdt, weth, pair, etherPair, farm, vault, router] = [
  devnet.tokens.LOVE,
  devnet.tokens.USDT,
  devnet.tokens.WETH,
  devnet.pairs['LOVE-USDT'],
  devnet.pairs['LOVE-ETH'],
  devnet.farm,
  devnet.tokens.FAITH,
  devnet.router,
].map(lower)
const ann = `0x${'a1'.repeat(20)}`
const bob = `0x${'b0'.repeat(20)}`

type Said = {
  by?: string | undefined
  subjects?: readonly (string | bigint)[]
  words?: readonly bigint[]
  in?: string
}

function logOf(
  signature: string,
  { by = '', subjects = [], words = [], in: hash = '01' }: Said,
  at = 0,
): TimedLog {
  const types = words.map(() => 'uint256').join()
  return {
    address: by,
    topics: [
      toEventSelector(`event ${signature}`),
      ...subjects.map((one) => pad(typeof one === 'bigint' ? toHex(one) : (one as `0x${string}`))),
    ],
    data: types ? encodeAbiParameters(parseAbiParameters(types), words as never) : '0x',
    block: 7,
    blockHash: `0x${'cc'.repeat(32)}`,
    logIndex: at,
    transactionHash: `0x${hash.repeat(32)}`,
    timestamp: 1_000,
  }
}
const moved = (by = '', from = '', to = '', amount = 5n, hash?: string) =>
  ({
    signature: 'Transfer(address,address,uint256)',
    said: { by, subjects: [from, to], words: [amount], ...(hash && { in: hash }) },
  }) as const
const told = (signature: string, said: Said) => ({ signature, said })
const rowsOf = (events: readonly { signature: string; said: Said }[]) =>
  movementRows(
    book,
    events.map(({ signature, said }, at) => logOf(signature, said, at)),
  )
const tags = (events: Parameters<typeof rowsOf>[0]) => rowsOf(events).map(({ program }) => program)

test('default: liquidity tells what went in, what for, and the LP tokens that were made', () => {
  const rows = rowsOf([
    moved(love, ann, pair, 30n),
    moved(usdt, ann, pair, 3n),
    moved(pair, nobody, ann, 9n),
    told('Mint(address,uint256,uint256)', { by: pair, subjects: [router ?? ''], words: [30n, 3n] }),
  ])
  expect(rows.map(({ kind, program, pair: of, shares }) => [kind, program, of, shares])).toEqual([
    ['transfer', 'liquidity', pair, null],
    ['transfer', 'liquidity', pair, null],
    ['transfer', 'liquidity', pair, null],
    ['mint', 'liquidity', pair, '9'],
  ])
  expect(rows[3]).toMatchObject({ from_account: router, to_account: pair, amount: '30', other: '3' })
})

test('default: each movement is a part of a program', () => {
  expect(tags([moved(love, ann, pair), moved(usdt, pair, ann)])).toEqual(['swap', 'swap'])
  expect(tags([moved(pair, ann, farm), moved(love, farm, ann)])).toEqual(['farm', 'farm'])
  expect(tags([moved(love, ann, vault), moved(vault, nobody, ann)])).toEqual(['faith', 'faith'])
  expect(tags([moved(love, ann, bob), moved(pair, ann, bob), moved(vault, ann, bob)])).toEqual(
    Array(3).fill('transfer'),
  )
  const burn = { by: pair, subjects: [router ?? '', router ?? ''], words: [5n, 5n] }
  expect(
    tags([
      moved(pair, ann, pair),
      moved(pair, pair, nobody),
      moved(love, pair, router),
      told('Burn(address,uint256,uint256,address)', burn),
      moved(love, router, ann),
    ]),
  ).toEqual(Array(5).fill('liquidity'))
  expect(
    tags([told('Approval(address,address,uint256)', { by: love, subjects: [ann, bob], words: [0n] })]),
  ).toEqual(['approval'])
})

test('default: the farm says which pool, the vault how many shares', () => {
  const [deposit, withdraw, emergency] = rowsOf(
    ['Deposit', 'Withdraw', 'EmergencyWithdraw'].map((name) =>
      told(`${name}(address,uint256,uint256)`, { by: farm, subjects: [ann, 3n], words: [0n] }),
    ),
  )
  expect(deposit).toMatchObject({
    kind: 'deposit',
    from_account: ann,
    to_account: farm,
    amount: '0',
    other: '3',
  })
  expect(withdraw).toMatchObject({ kind: 'withdraw', from_account: farm, to_account: ann })
  expect(emergency).toMatchObject({ kind: 'emergency', from_account: farm, to_account: ann })
  const [entered, left] = rowsOf([
    told('Entered(address,uint256,uint256,uint256)', { by: vault, subjects: [ann], words: [8n, 7n, 1n] }),
    told('Left(address,uint256,uint256)', { by: vault, subjects: [ann], words: [6n, 5n] }),
  ])
  expect(entered).toMatchObject({ kind: 'entered', from_account: ann, amount: '8', shares: '7' })
  expect(left).toMatchObject({ kind: 'left', to_account: ann, amount: '6', shares: '5' })
})

test('behavior: ether is that of the account which alone traded in the transaction', () => {
  const sides = (events: Parameters<typeof rowsOf>[0]) =>
    rowsOf(events)
      .filter(({ contract }) => contract === ether || contract === weth)
      .map(({ contract, from_account, to_account }) => [contract, from_account, to_account])
  const bought = [moved(weth, router, etherPair), moved(love, etherPair, ann)]
  expect(sides(bought)).toEqual([[ether, ann, etherPair]])
  expect(sides([moved(love, ann, etherPair), moved(weth, etherPair, router)])).toEqual([
    [ether, etherPair, ann],
  ])
  // Uniswap takes its part of what a pair earned in LP tokens.
  const added = [
    ...[moved(love, ann, etherPair), moved(weth, router, etherPair)],
    ...[moved(etherPair, nobody, bob), moved(etherPair, nobody, ann)],
    told('Mint(address,uint256,uint256)', { by: etherPair, subjects: [router ?? ''], words: [5n, 5n] }),
  ]
  expect(sides(added)).toEqual([[ether, ann, etherPair]])
  // Of two who traded at once nobody knows whose it was, and who traded WETH itself had no ether.
  expect(sides([...bought, moved(love, etherPair, bob)])).toEqual([[weth, router, etherPair]])
  expect(sides([moved(weth, ann, etherPair), moved(love, etherPair, ann)])).toEqual([[weth, ann, etherPair]])
})

test('behavior: transactions do not lend each other their meaning', () => {
  const mint = { by: pair, subjects: [router ?? ''], words: [1n, 1n], in: '02' }
  expect(tags([moved(love, ann, pair, 5n, '01'), told('Mint(address,uint256,uint256)', mint)])).toEqual([
    'swap',
    'liquidity',
  ])
})

test('error: a movement of nothing, and events of another shape, are none', () => {
  expect(rowsOf([moved(love, ann, bob, 0n)])).toEqual([])
  for (const signature of [
    'Transfer(address,address,uint256)',
    'Deposit(address,uint256,uint256)',
    'Mint(address,uint256,uint256)',
    'Entered(address,uint256,uint256,uint256)',
    'Sync(uint112,uint112)',
  ]) {
    expect(readMovement(logOf(signature, { by: love }))).toBeUndefined()
    expect(readMovement(logOf(signature, { by: love, subjects: [ann] }))).toBeUndefined()
  }
})

test('behavior: the largest amounts stay exact', () => {
  const most = 2n ** 256n - 1n
  expect(rowsOf([moved(love, ann, bob, most)])[0]?.amount).toBe(String(most))
})
