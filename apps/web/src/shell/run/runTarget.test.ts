import { pairs } from '@love/protocol/pairs/pairs'
import { expect, test } from 'vitest'
import { programs } from '../../programs/index.ts'
import { parseSafeAddress } from '../../programs/safe/safePlace.ts'
import { known } from './known.ts'
import { type Known, runNames, runTarget } from './runTarget.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const safe = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const here: Known = {
  ...known(),
  book: [{ address: account, name: 'My ledger' }],
  safes: [safe],
  parseSafe: parseSafeAddress,
}
const run = (text: string) => runTarget(text, here)

test('default: every program opens by its name, whatever the case', () => {
  for (const { title, path, unlisted } of programs)
    if (!unlisted) expect(run(title.toUpperCase())).toEqual({ path })
})

test('default: tokens by symbol and by name, pairs either way round', () => {
  expect(run('war3')).toEqual({ path: '/tokens/WAR3' })
  expect(run('SPX6900')).toEqual({ path: '/pairs/LOVE-SPX' })
  expect(run('ETH')).toEqual({ path: '/pairs/LOVE-ETH' })
  expect(run('faith')).toEqual({ path: '/faith' })
  for (const { name, base, other } of pairs)
    for (const spelling of [
      name,
      `${base.symbol}/${other.symbol}`,
      `${other.symbol} ${base.symbol}`.toLowerCase(),
    ])
      expect(run(spelling)).toEqual({ path: `/pairs/${name}` })
})

test('behavior: an address is a listed contract, a Safe that was opened here, or what it holds', () => {
  expect(run(account)).toEqual({ path: `/portfolio/${account}` })
  expect(run(` ${safe.toLowerCase()} `)).toEqual({ path: `/safe/${safe}` })
  for (const [contract, path] of here.contracts) expect(run(contract)).toEqual({ path })
  expect(run(`love:${account}`)).toEqual({ path: `/safe/${account}` })
})

test('behavior: names of the address book, hashes, links and beginnings of names', () => {
  expect(run('my LEDGER')).toEqual({ path: `/portfolio/${account}` })
  expect(run(`0x${'A'.repeat(64)}`)).toEqual({ path: `/activity/0x${'a'.repeat(64)}` })
  expect(run('https://love.example/farm/LOVE-ETH')).toEqual({ path: '/farm/LOVE-ETH' })
  expect(run('/swap?to=LOVE')).toEqual({ path: '/swap?to=LOVE' })
  expect(run('contr')).toEqual({ path: '/control-panel' })
})

test('behavior: a name of ENS is looked up by the portfolio', () => {
  expect(run(' ann.eth ')).toEqual({ path: '/portfolio/ann.eth' })
  expect(run('love.eth')).toEqual({ path: '/portfolio/love.eth' })
  expect(run('любовь.eth')).toEqual({ path: `/portfolio/${encodeURIComponent('любовь.eth')}` })
})

test('error: what is nothing here is answered in words', () => {
  expect(run('')).toEqual({ error: 'Enter a name or an address.' })
  expect(run('dogecoin')).toEqual({
    error: 'Nothing is called “dogecoin”. Enter a program, token, pair, Safe or address.',
  })
  expect(run('0x1234')).toEqual({ error: 'An address has 40 characters after 0x; this has 4.' })
  expect(run(`gno:${account}`)).toHaveProperty('error', expect.stringContaining('another network'))
})

test('behavior: suggestions name each thing once', () => {
  const names = runNames(here)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['Swap', 'LOVE', 'LOVE-ETH', 'My ledger']))
  expect(names).not.toContain('ui98')
})
