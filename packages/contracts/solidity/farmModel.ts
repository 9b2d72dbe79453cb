/** What LoveFarm does, in plain numbers. The caller moves it to the block of a transaction first. */
export type FarmModel = {
  block: bigint
  startBlock: bigint
  lovePerBlock: bigint
  pools: PoolModel[]
  /** LOVE in the hands of the farm, and all that was ever minted for it. */
  held: bigint
  minted: bigint
  /** The most that may have been minted since the start. */
  budget: bigint
  /** LOVE paid out by user. */
  paid: bigint[]
}

type PoolModel = {
  allocPoint: bigint
  depositFeeBP: bigint
  lastRewardBlock: bigint
  accLovePerShare: bigint
  /** Liquidity tokens that went to the fee receiver. */
  fees: bigint
  stakes: { amount: bigint; rewardDebt: bigint }[]
}

const precision = 10n ** 12n

export function createFarm({
  users,
  ...start
}: {
  lovePerBlock: bigint
  startBlock: bigint
  users: number
}): FarmModel {
  return { ...start, block: 0n, pools: [], held: 0n, minted: 0n, budget: 0n, paid: Array(users).fill(0n) }
}

export function moveTo(farm: FarmModel, block: bigint) {
  farm.budget += (block - farm.block) * farm.lovePerBlock
  farm.block = block
}

export function addPool(farm: FarmModel, allocPoint: bigint, depositFeeBP: bigint) {
  for (const pool of farm.pools) update(farm, pool)
  const lastRewardBlock = farm.block > farm.startBlock ? farm.block : farm.startBlock
  const stakes = farm.paid.map(() => ({ amount: 0n, rewardDebt: 0n }))
  farm.pools.push({ allocPoint, depositFeeBP, lastRewardBlock, accLovePerShare: 0n, fees: 0n, stakes })
}

export function setPool(farm: FarmModel, pid: number, allocPoint: bigint, depositFeeBP: bigint) {
  for (const pool of farm.pools) update(farm, pool)
  Object.assign(poolOf(farm, pid), { allocPoint, depositFeeBP })
}

export function setLovePerBlock(farm: FarmModel, lovePerBlock: bigint) {
  for (const pool of farm.pools) update(farm, pool)
  farm.lovePerBlock = lovePerBlock
}

export function deposit(farm: FarmModel, pid: number, user: number, amount: bigint) {
  const pool = poolOf(farm, pid)
  const fee = (amount * pool.depositFeeBP) / 10_000n
  pool.fees += fee
  settle(farm, pid, user, amount - fee)
}

export function withdraw(farm: FarmModel, pid: number, user: number, amount: bigint) {
  settle(farm, pid, user, -amount)
}

export function emergencyWithdraw(farm: FarmModel, pid: number, user: number) {
  Object.assign(stakeOf(farm, pid, user), { amount: 0n, rewardDebt: 0n })
}

export function pendingLove(farm: FarmModel, pid: number, user: number): bigint {
  const pool = poolOf(farm, pid)
  const { amount, rewardDebt } = stakeOf(farm, pid, user)
  const supply = staked(pool)
  const gained = supply === 0n ? 0n : (rewardOf(farm, pool) * precision) / supply
  return (amount * (pool.accLovePerShare + gained)) / precision - rewardDebt
}

export function totalAllocPoint(farm: FarmModel): bigint {
  return farm.pools.reduce((sum, pool) => sum + pool.allocPoint, 0n)
}

export function poolOf(farm: FarmModel, pid: number): PoolModel {
  const pool = farm.pools[pid]
  if (!pool) throw new Error(`No pool ${pid}.`)
  return pool
}

export function stakeOf(farm: FarmModel, pid: number, user: number) {
  const stake = poolOf(farm, pid).stakes[user]
  if (!stake) throw new Error(`No user ${user}.`)
  return stake
}

export function staked(pool: PoolModel): bigint {
  return pool.stakes.reduce((sum, { amount }) => sum + amount, 0n)
}

function rewardOf(farm: FarmModel, pool: PoolModel): bigint {
  const total = totalAllocPoint(farm)
  if (farm.block <= pool.lastRewardBlock || total === 0n) return 0n
  return ((farm.block - pool.lastRewardBlock) * farm.lovePerBlock * pool.allocPoint) / total
}

function update(farm: FarmModel, pool: PoolModel) {
  if (farm.block <= pool.lastRewardBlock) return
  const supply = staked(pool)
  if (supply > 0n) {
    const reward = rewardOf(farm, pool)
    pool.accLovePerShare += (reward * precision) / supply
    farm.held += reward
    farm.minted += reward
  }
  pool.lastRewardBlock = farm.block
}

function settle(farm: FarmModel, pid: number, user: number, change: bigint) {
  const pool = poolOf(farm, pid)
  update(farm, pool)
  const stake = stakeOf(farm, pid, user)
  const owed = (stake.amount * pool.accLovePerShare) / precision - stake.rewardDebt
  const payment = owed < farm.held ? owed : farm.held
  farm.held -= payment
  farm.paid[user] = (farm.paid[user] ?? 0n) + payment
  stake.amount += change
  stake.rewardDebt = (stake.amount * pool.accLovePerShare) / precision
}
