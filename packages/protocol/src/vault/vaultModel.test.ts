import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as model from '../../../contracts/solidity/vaultModel.ts'
import { users, type VaultStep, vaultStart, vaultSteps } from '../../../contracts/solidity/vaultSteps.ts'
import { runs } from '../../../contracts/testRuns.ts'
import type { VaultState } from '../actions/readVault.ts'
import { QuoteError } from '../errors.ts'
import { fraction } from '../prices/fraction.ts'
import { faith, love } from '../tokens/tokens.ts'
import { previewEntry, previewExit } from './previewEntry.ts'
import { sharePrice } from './vaultAt.ts'

const wallet = 10n ** 24n

/** The step in a block of its own; what the vault refuses changes nothing. */
function take(vault: model.VaultModel, step: VaultStep) {
  vault.block += step.type === 'mine' ? BigInt(step.blocks) : 1n
  try {
    switch (step.type) {
      case 'enter':
        return model.enter(vault, step.user, step.amount)
      case 'leave':
        return model.leave(vault, step.user, ((vault.shares[step.user] ?? 0n) * step.percent) / 100n)
      case 'give':
        return model.give(vault, step.user, step.amount)
      case 'setActive':
        return model.setActive(vault, step.active)
      case 'setLovePerBlock':
        return model.setLovePerBlock(vault, step.lovePerBlock)
      case 'setFeePercent':
        vault.feePercent = step.feePercent
        return
      case 'mine':
        return
      default:
        return step satisfies never
    }
  } catch {
    return
  }
}

/** As `readVault` reads it. */
function read(vault: model.VaultModel): VaultState {
  return {
    block: vault.block,
    timestamp: 0n,
    active: vault.active,
    feePercent: vault.feePercent,
    lovePerBlock: { raw: vault.lovePerBlock, token: love },
    lastMintBlock: vault.lastMintBlock,
    loveHeld: { raw: vault.held, token: love },
    shares: { raw: model.totalShares(vault), token: faith },
    mayMint: true,
    position: undefined,
  }
}

const run = fc.tuple(vaultStart, vaultSteps).map(([opening, steps]) => {
  const balances = () => users.map(() => 0n)
  const empty = { block: 0n, lastMintBlock: 0n, active: true, held: 0n, feeShares: 0n, shares: balances() }
  const vault: model.VaultModel = { ...opening, ...empty, love: users.map(() => wallet) }
  for (const step of steps) take(vault, step)
  return vault
})
const amount = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, wallet / 100n))
const later = fc.bigInt(1n, 1_000n)

test('behavior: a previewed entry is what the vault does, to the wei', () => {
  fc.assert(
    fc.property(run, amount, later, (vault, paid, blocks) => {
      const seen = read(vault)
      vault.block += blocks
      const sharesOf = () => vault.shares[0] ?? 0n
      const before = { shares: sharesOf(), feeShares: vault.feeShares }
      let refusal: unknown
      try {
        model.enter(vault, 0, paid)
      } catch (error) {
        refusal = error
      }
      if (refusal) {
        expect(() => previewEntry(seen, paid, vault.block)).toThrow(QuoteError)
        return
      }
      const preview = previewEntry(seen, paid, vault.block)
      expect(preview.shares).toBe(sharesOf() - before.shares)
      expect(preview.feeShares).toBe(vault.feeShares - before.feeShares)
      expect(preview.worth).toBe((preview.shares * vault.held) / model.totalShares(vault))
      expect(preview.cost).toBe(paid - preview.worth)
      expect(preview.priceAfter).toEqual(fraction(vault.held, model.totalShares(vault)))
      // What the two sides lose is what the receiver of the fee has got, but for rounding.
      const gained = (preview.feeShares * vault.held) / model.totalShares(vault)
      if (seen.shares.raw === 0n) {
        expect(preview.othersLose).toBe(0n)
        return
      }
      const difference = preview.cost + preview.othersLose - gained
      expect(difference).toBeGreaterThanOrEqual(0n)
      expect(difference).toBeLessThanOrEqual(2n)
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: a previewed exit is what the vault pays, to the wei', () => {
  fc.assert(
    fc.property(
      run,
      fc.constantFrom(...users),
      fc.bigInt(0n, 100n),
      later,
      (vault, user, percent, blocks) => {
        const seen = read(vault)
        vault.block += blocks
        const shares = ((vault.shares[user] ?? 0n) * percent) / 100n
        const before = vault.love[user] ?? 0n
        try {
          model.leave(vault, user, shares)
        } catch {
          expect(() => previewExit(seen, shares, vault.block)).toThrow(QuoteError)
          return
        }
        expect(previewExit(seen, shares, vault.block)).toBe((vault.love[user] ?? 0n) - before)
      },
    ),
    { numRuns: runs(300, 10_000) },
  )
})

const open: VaultState = {
  block: 10n,
  timestamp: 0n,
  active: true,
  feePercent: 3n,
  lovePerBlock: { raw: 0n, token: love },
  lastMintBlock: 10n,
  loveHeld: { raw: 2_000n, token: love },
  shares: { raw: 1_000n, token: faith },
  mayMint: true,
  position: undefined,
}

test('default: an entry says what it costs at once, and whom', () => {
  // 500 shares and 15 on top: 3,000 LOVE for 1,515 shares.
  expect(previewEntry(open, 1_000n)).toEqual({
    shares: 500n,
    feeShares: 15n,
    worth: 990n,
    cost: 10n,
    othersLose: 20n,
    priceAfter: fraction(3_000n, 1_515n),
  })
  expect(sharePrice(open)).toEqual(fraction(2n))
})

test('behavior: the first entry is one to one, and finds what lies there', () => {
  const empty = { ...open, loveHeld: { raw: 0n, token: love }, shares: { raw: 0n, token: faith } }
  expect(previewEntry(empty, 103n)).toMatchObject({
    shares: 103n,
    feeShares: 3n,
    worth: 100n,
    othersLose: 0n,
  })
  expect(previewEntry({ ...empty, loveHeld: { raw: 50n, token: love } }, 100n).cost).toBe(-45n)
  expect(sharePrice(empty)).toEqual({ unavailable: 'the vault is empty' })
})

test('error: what the vault would refuse is refused in words', () => {
  const closed = { ...open, active: false }
  expect(() => previewEntry(closed, 5n)).toThrow('The vault is paused')
  expect(() => previewExit(closed, 5n)).toThrow('The vault is paused')
  expect(() => previewEntry(open, 0n)).toThrow('The amount is zero')
  expect(() => previewExit(open, 0n)).toThrow('The amount is zero')
  expect(() => previewExit(open, 1_001n)).toThrow('more than the FAITH supply')
  // One share for a gift of a million LOVE: the well-known attack on whoever comes second.
  const inflated = { ...open, shares: { raw: 1n, token: faith }, loveHeld: { raw: 10n ** 24n, token: love } }
  expect(() => previewEntry(inflated, 10n ** 24n - 1n)).toThrow('too small to receive FAITH')
  expect(() => previewEntry({ ...open, loveHeld: { raw: 0n, token: love } }, 5n)).toThrow('no price')
  const unpaid = { ...open, mayMint: false, lovePerBlock: { raw: 1n, token: love } }
  expect(() => previewEntry(unpaid, 5n)).toThrow('can no longer mint')
})
