import { devnetExtras } from '@love/contracts/deployments/1337'
import { expect, test } from 'vitest'
import { binPath, floppyPath, parseSafePlace, safePath, safeTabs } from './safePlace.ts'

const safe = devnetExtras.teamSafe

test('default: every tab has an address that leads back to it', () => {
  for (const { id: tab } of safeTabs)
    expect(parseSafePlace(safePath(safe, tab).slice('/safe/'.length))).toEqual({ kind: 'safe', safe, tab })
  expect(parseSafePlace(floppyPath(safe).slice('/safe/'.length))).toEqual({ kind: 'floppy', safe })
  expect(parseSafePlace(binPath(safe).slice('/safe/'.length))).toEqual({ kind: 'bin', safe })
  expect(safePath(safe)).toBe(`/safe/${safe}`)
  expect(safePath(safe, 'history', new URLSearchParams({ kind: 'transfer' }))).toBe(
    `/safe/${safe}/history?kind=transfer`,
  )
})

test('behavior: small letters, chain prefixes and unknown tabs are understood', () => {
  expect(parseSafePlace('')).toEqual({ kind: 'home' })
  expect(parseSafePlace('address-book')).toEqual({ kind: 'book' })
  expect(parseSafePlace(safe.toLowerCase())).toEqual({ kind: 'safe', safe, tab: 'overview' })
  expect(parseSafePlace(`love:${safe}/nowhere`)).toEqual({ kind: 'safe', safe, tab: 'overview' })
})

test('behavior: links of other Safe wallets open the Safe, or say which chain they are for', () => {
  const linked = (text: string) => parseSafePlace('', new URLSearchParams({ safe: text }))
  expect(linked(`love:${safe}`)).toEqual({ kind: 'safe', safe, tab: 'overview' })
  expect(linked(safe)).toEqual({ kind: 'safe', safe, tab: 'overview' })
  expect(linked(`oeth:${safe}`)).toEqual({
    kind: 'home',
    problem: { text: `oeth:${safe}`, words: expect.stringMatching('“oeth:” is another network') },
  })
  expect(parseSafePlace('address-book', new URLSearchParams({ safe }))).toEqual({ kind: 'book' })
})

test('error: what is no address says why', () => {
  expect(parseSafePlace('0x12/queue')).toEqual({
    kind: 'home',
    problem: { text: '0x12', words: 'An address has 40 characters after 0x; this has 2.' },
  })
  expect(parseSafePlace(`eth:${safe}`)).toMatchObject({
    kind: 'home',
    problem: { words: expect.stringMatching('is another network. This site uses LOVE devnet') },
  })
})
