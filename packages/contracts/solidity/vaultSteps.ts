import * as fc from 'fast-check'
import { wallet } from './deployVault.ts'

export const users = [0, 1, 2] as const

const user = fc.constantFrom(...users)
// Tiny amounts are where integer division goes wrong, so they come as often as usual ones.
const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, wallet / 100n))
const lovePerBlock = fc.oneof(fc.bigInt(0n, 9n), { weight: 3, arbitrary: fc.bigInt(0n, 10n ** 20n) })
const feePercent = fc.bigInt(0n, 10n)

export const vaultStart = fc.record({ lovePerBlock, feePercent })

/** More than 100 percent of the shares must be refused. */
const percent = fc.bigInt(0n, 110n)

const vaultStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('enter'), user, amount }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('leave'), user, percent }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('give'), user, amount }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('mine'), blocks: fc.integer({ min: 1, max: 1_000 }) }),
  },
  {
    weight: 1,
    // A short pause, so that most steps find the vault open.
    arbitrary: fc.record({ type: fc.constant('setActive'), active: fc.constantFrom(true, true, false) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('setLovePerBlock'), lovePerBlock }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('setFeePercent'), feePercent }) },
)

// By default most lists would be short.
export const vaultSteps = fc.array(vaultStep, { minLength: 1, maxLength: 40, size: 'max' })

export type VaultStart = Generated<typeof vaultStart>
export type VaultStep = Generated<typeof vaultStep>

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never
