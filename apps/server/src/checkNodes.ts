import type { Config } from './config.ts'
import type { Monitor } from './rpc/upstreams/createMonitor.ts'
import { StartError } from './StartError.ts'

export type CheckNodesDeps = {
  config: Pick<Config, 'network' | 'chainId'>
  monitor: Pick<Monitor, 'poll' | 'states'>
}

/** Names nodes by place and host only: the rest of their addresses may be keys. */
export async function checkNodes({ config: { network, chainId }, monitor }: CheckNodesDeps): Promise<void> {
  await monitor.poll()
  const nodes = monitor.states().map(({ node, observation }, at) => {
    return { label: `entry ${at + 1} of RPC_URLS (${node.host})`, observation }
  })
  const strangers = nodes.flatMap(({ label, observation }) =>
    observation.kind === 'seen' && observation.chainId !== chainId
      ? [
          `${label} is on chain ${observation.chainId}, but LOVE_NETWORK=${network} needs chain ${chainId}. Correct RPC_URLS or LOVE_NETWORK.`,
        ]
      : [],
  )
  if (strangers.length > 0) throw new StartError('wrong-chain', strangers.join('\n'))
  if (nodes.every(({ observation }) => observation.kind === 'silent')) {
    const labels = nodes.map(({ label }) => label).join(', ')
    throw new StartError(
      'no-node',
      `No node answers: ${labels}. Start it (npm start runs the devnet by itself) or correct RPC_URLS.`,
    )
  }
}
