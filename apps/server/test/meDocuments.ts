import { type Address, getAddress, keccak256, numberToHex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Visitor } from './signInVisitor.ts'

export const ann = privateKeyToAccount(keccak256(toHex('ann')))
const all = 1_000_000
export const meLimits = { perSecond: all, burst: all, totalPerSecond: all }

export const at = (number: number): Address => getAddress(numberToHex(number, { size: 20 }))
export const named = (number: number, name = `n${number}`) => ({ address: at(number), name })
export const hash = (number: number) => numberToHex(number, { size: 32 })
export const count = <T>(length: number, make: (number: number) => T) =>
  Array.from({ length }, (_, number) => make(number + 1))

export const read = async (visitor: Visitor, name = 'address-book') =>
  (await visitor.send('GET', `/me/${name}`)).body
export const put = (visitor: Visitor, version: unknown, value: unknown, name = 'address-book') =>
  visitor.send('PUT', `/me/${name}`, { body: { version, value } })
