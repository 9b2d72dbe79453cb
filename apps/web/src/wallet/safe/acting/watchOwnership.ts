import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, type Client, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { getConnection, watchConnection } from 'wagmi/actions'

export type WatchOwnershipDeps = {
  readonly config: Config
  readonly client: Client
  readonly onRemoved: () => void
  readonly pauseMs?: number | undefined
}

/** Between two looks. Whatever is signed is checked anyway. */
const usualPauseMs = 30_000

/** As long as the page acts as the Safe, asks the chain whether it still may. A node that is away says nothing. */
export function watchOwnership(
  { config, client, onRemoved, pauseMs = usualPauseMs }: WatchOwnershipDeps,
  { safe, owner }: { readonly safe: Address; readonly owner: Address },
): void {
  let isWatching = true
  const timer = setInterval(look, pauseMs)
  const stopWatching = watchConnection(config, { onChange: () => !isActing() && stop() })

  function isActing(): boolean {
    const { address } = getConnection(config)
    return address !== undefined && isAddressEqual(address, safe)
  }

  function stop() {
    isWatching = false
    clearInterval(timer)
    stopWatching()
  }

  async function look() {
    const isOwner = await readContract(client, {
      abi: safeAbi,
      address: safe,
      functionName: 'isOwner',
      args: [owner],
    }).catch(() => true)
    // A node that is slower than the pause answers several looks at once.
    if (isOwner || !isWatching || !isActing()) return
    stop()
    onRemoved()
  }
}
