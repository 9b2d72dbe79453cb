import { type Address, type Client, erc20Abi, getAbiItem, isAddressEqual } from 'viem'
import { getBlock, getLogs } from 'viem/actions'
import type { Allowance } from './readAllowances.ts'

/** When something was last approved. Seconds since 1970 by the chain's clock. */
export type ApprovalAge =
  | { readonly status: 'found'; readonly block: bigint; readonly timestamp: bigint }
  /** Not since that moment. */
  | { readonly status: 'older'; readonly than: bigint }
  /** The whole chain was looked through. */
  | { readonly status: 'unknown' }

type Approved = Pick<Allowance, 'address' | 'spender'>

export type ReadApprovalAgesParameters = {
  readonly account: Address
  readonly allowances: readonly Approved[]
  /** The newest block to look at. */
  readonly block: bigint
}

/** What the server lets through in one question. */
const blocksPerPage = 2_000n
/** Asked in one request. */
const pagesPerRound = 5
/** 50,000 blocks: a week on mainnet. Beyond that a person would wait and the node would work for a mere date. */
const mostRounds = 5

/** Looks for the last Approval events from the newest block backwards, in the order of `allowances`. */
export async function readApprovalAges(
  client: Client,
  { account, allowances, block }: ReadApprovalAgesParameters,
): Promise<readonly ApprovalAge[]> {
  const found = new Map<Approved, bigint>()
  let next = block
  for (let round = 0; round < mostRounds && next >= 0n; round += 1) {
    const missing = allowances.filter((allowance) => !found.has(allowance))
    if (missing.length === 0) break
    const pages = pagesBefore(next)
    const logs = await readApprovals(client, { account, missing, pages })
    for (const allowance of missing) {
      const newest = logs.filter((log) => isOf(log, allowance)).map(({ blockNumber }) => blockNumber)
      if (newest.length > 0)
        found.set(
          allowance,
          newest.reduce((a, b) => (a > b ? a : b)),
        )
    }
    next = (pages.at(-1)?.fromBlock ?? 0n) - 1n
  }
  const oldest = next + 1n
  const isAskedFor = found.size < allowances.length && oldest > 0n
  const times = await readTimes(client, [...found.values(), ...(isAskedFor ? [oldest] : [])])
  return allowances.map((allowance) => {
    const at = found.get(allowance)
    const timestamp = times.get(at ?? oldest)
    if (timestamp === undefined) return { status: 'unknown' }
    return at === undefined ? { status: 'older', than: timestamp } : { status: 'found', block: at, timestamp }
  })
}

type Page = { readonly fromBlock: bigint; readonly toBlock: bigint }

/** Newest first. */
function pagesBefore(newest: bigint): readonly Page[] {
  return Array.from({ length: pagesPerRound }, (_, index) => newest - BigInt(index) * blocksPerPage)
    .filter((toBlock) => toBlock >= 0n)
    .map((toBlock) => {
      const fromBlock = toBlock - blocksPerPage + 1n
      return { fromBlock: fromBlock > 0n ? fromBlock : 0n, toBlock }
    })
}

type ApprovalsParameters = {
  readonly account: Address
  readonly missing: readonly Approved[]
  readonly pages: readonly Page[]
}

async function readApprovals(client: Client, { account, missing, pages }: ApprovalsParameters) {
  const logs = await Promise.all(
    pages.map((page) =>
      getLogs(client, {
        ...page,
        address: [...new Set(missing.map(({ address }) => address))],
        event: getAbiItem({ abi: erc20Abi, name: 'Approval' }),
        args: { owner: account, spender: [...new Set(missing.map(({ spender }) => spender.address))] },
      }),
    ),
  )
  return logs.flat()
}

type ApprovalLog = Awaited<ReturnType<typeof readApprovals>>[number]

function isOf({ address, args }: ApprovalLog, approved: Approved): boolean {
  return (
    isAddressEqual(address, approved.address) &&
    args.spender !== undefined &&
    isAddressEqual(args.spender, approved.spender.address)
  )
}

async function readTimes(client: Client, blocks: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const times = await Promise.all(
    [...new Set(blocks)].map(async (blockNumber) => {
      const { timestamp } = await getBlock(client, { blockNumber })
      return [blockNumber, timestamp] as const
    }),
  )
  return new Map(times)
}
