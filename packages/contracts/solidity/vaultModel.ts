/** What FaithVault does, in plain numbers. The caller moves `block` to that of a transaction first. */
export type VaultModel = {
  block: bigint
  lovePerBlock: bigint
  feePercent: bigint
  active: boolean
  lastMintBlock: bigint
  /** LOVE in the vault. */
  held: bigint
  /** FAITH of the fee receiver, and of each user. */
  feeShares: bigint
  shares: bigint[]
  /** LOVE of each user. */
  love: bigint[]
}

export function totalShares({ shares, feeShares }: VaultModel): bigint {
  return shares.reduce((sum, share) => sum + share, feeShares)
}

function sharesFor(vault: VaultModel, amount: bigint): bigint {
  const total = totalShares(vault)
  return total === 0n ? amount : (amount * total) / vault.held
}

function mintReward(vault: VaultModel) {
  if (vault.active && totalShares(vault) > 0n) {
    vault.held += vault.lovePerBlock * (vault.block - vault.lastMintBlock)
  }
  vault.lastMintBlock = vault.block
}

export function enter(vault: VaultModel, user: number, amount: bigint) {
  refuseInactive(vault)
  mintReward(vault)
  const shares = sharesFor(vault, amount)
  if (shares === 0n) throw new Error('ZeroShares')
  vault.held += amount
  vault.feeShares += (shares * vault.feePercent) / 100n
  change(vault.shares, user, shares)
  change(vault.love, user, -amount)
}

export function leave(vault: VaultModel, user: number, shares: bigint) {
  refuseInactive(vault)
  if (shares === 0n) throw new Error('ZeroShares')
  mintReward(vault)
  if (shares > (vault.shares[user] ?? 0n)) throw new Error('InsufficientBalance')
  const amount = (shares * vault.held) / totalShares(vault)
  vault.held -= amount
  change(vault.shares, user, -shares)
  change(vault.love, user, amount)
}

export function setActive(vault: VaultModel, active: boolean) {
  mintReward(vault)
  vault.active = active
}

export function setLovePerBlock(vault: VaultModel, lovePerBlock: bigint) {
  mintReward(vault)
  vault.lovePerBlock = lovePerBlock
}

/** LOVE sent to the vault without entering belongs to all who hold shares. */
export function give(vault: VaultModel, user: number, amount: bigint) {
  vault.held += amount
  change(vault.love, user, -amount)
}

function refuseInactive(vault: VaultModel) {
  if (!vault.active) throw new Error('VaultInactive')
}

function change(balances: bigint[], user: number, by: bigint) {
  balances[user] = (balances[user] ?? 0n) + by
}
