import type { VaultState } from '@love/protocol/actions/readVault'
import { blocksPerYear, vaultApr } from '@love/protocol/apr/apr'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { type Fraction, fraction, multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { isOpen, loveFor, sharePrice, vaultAt } from '@love/protocol/vault/vaultAt'
import { amountFraction } from '../../chain/prices/amountFraction.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'

export type FaithFigures = {
  /** LOVE for one FAITH. */
  readonly price: Figure
  readonly priceUsd: Figure
  readonly apr: Figure
  /** LOVE with what was earned since the last entry or exit, and shares. */
  readonly held: bigint | undefined
  readonly heldUsd: Figure
  readonly shares: bigint | undefined
  /** LOVE that the vault mints in a day of blocks. */
  readonly perDay: bigint | undefined
  readonly yours: Yours | undefined
}

export type Yours = {
  readonly shares: bigint
  readonly worth: bigint
  readonly worthUsd: Figure
  /** Of all shares. */
  readonly part: Fraction
  readonly perDay: bigint
}

const daysOfYear = 365n
const nothing = {
  price: beingRead,
  priceUsd: beingRead,
  apr: beingRead,
  heldUsd: beingRead,
  held: undefined,
  shares: undefined,
  perDay: undefined,
  yours: undefined,
}

/** All figures of one block; what the vault has earned since its last entry or exit counts. */
export function faithFigures(vault: VaultState | undefined, lovePrice: Figure): FaithFigures {
  if (!vault) return nothing
  const { held, shares } = vaultAt(vault, vault.block)
  const price = sharePrice(vault)
  const isEarning = isOpen(vault)
  const perDay = isEarning && shares > 0n ? (vault.lovePerBlock.raw * blocksPerYear) / daysOfYear : 0n
  const value = (raw: bigint) =>
    combine([lovePrice], (usd) => multiply(amountFraction({ raw, token: love }), usd))
  const own = vault.position?.shares
  const worth = own === undefined ? 0n : loveFor(vault, own, vault.block)
  return {
    price,
    priceUsd: combine([price, lovePrice], multiply),
    apr: aprOf(vault, held, shares, isEarning),
    held,
    heldUsd: value(held),
    shares,
    perDay,
    yours:
      own === undefined
        ? undefined
        : {
            shares: own,
            worth,
            worthUsd: value(worth),
            part: shares > 0n ? fraction(own, shares) : fraction(0n),
            perDay: shares > 0n ? (perDay * own) / shares : 0n,
          },
  }
}

function aprOf(vault: VaultState, held: bigint, shares: bigint, isEarning: boolean): Figure {
  if (!isEarning) return fraction(0n)
  if (shares === 0n) return unavailable('the vault is empty')
  return vaultApr({ lovePerBlock: vault.lovePerBlock, loveHeld: { raw: held, token: love } })
}
