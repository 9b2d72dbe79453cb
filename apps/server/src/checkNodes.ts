import { connect } from 'node:tls'
import type { Config } from './config.ts'
import { StartError } from './errors.ts'
import type { Log } from './log.ts'
import { networks } from './networks.ts'
import type { Monitor } from './rpc/upstreams/createMonitor.ts'
import { isLocalHttp } from './settings/settingFacts.ts'

export type CheckNodesDeps = {
  config: Pick<Config, 'network' | 'chainId' | 'rpcUrls'>
  monitor: Pick<Monitor, 'poll' | 'states'>
  log: Pick<Log, 'warn'>
}

/** Names nodes by place and host only: the rest of their addresses may be keys. */
export async function checkNodes({ config, monitor, log }: CheckNodesDeps): Promise<void> {
  const { network, chainId, rpcUrls } = config
  const open = rpcUrls.flatMap((url, at) => (isOpenToOthers(url) ? [at + 1] : []))
  if (networks[network].isPublic && open.length > 0) {
    const event = 'some nodes are used without https, so their answers can be read and changed on the way'
    log.warn(event, { entriesOfRpcUrls: open.join(', ') })
  }
  await monitor.poll()
  const nodes = await Promise.all(
    monitor.states().map(async ({ node, observation }, at) => {
      const label = `entry ${at + 1} of RPC_URLS (${node.host})`
      const isSilent = observation.kind === 'silent'
      return { label, observation, distrust: isSilent ? await whyDistrusted(rpcUrls[at]) : undefined }
    }),
  )
  const strangers = nodes.flatMap(({ label, observation }) =>
    observation.kind === 'seen' && observation.chainId !== chainId
      ? [
          `${label} is on chain ${observation.chainId}, but LOVE_NETWORK=${network} needs chain ${chainId}. Correct RPC_URLS or LOVE_NETWORK.`,
        ]
      : [],
  )
  if (strangers.length > 0) throw new StartError('wrong-chain', strangers.join('\n'))
  const distrusted = nodes.flatMap(({ label, distrust }) =>
    distrust ? [`${label} cannot be trusted: ${distrust}. Renew the certificate or correct RPC_URLS.`] : [],
  )
  if (distrusted.length > 0) throw new StartError('no-node', distrusted.join('\n'))
  if (nodes.every(({ observation }) => observation.kind === 'silent')) {
    const labels = nodes.map(({ label }) => label).join(', ')
    throw new StartError(
      'no-node',
      `No node responds: ${labels}. Start the node (npm start includes the devnet) or correct RPC_URLS.`,
    )
  }
}

function isOpenToOthers(url: string): boolean {
  return new URL(url).protocol === 'http:' && !isLocalHttp(url)
}

/** A node that is away may come back; one with a bad certificate stays useless until somebody acts. */
const distrusts: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for a different host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is from an unknown authority',
  CERT_REVOKED: 'its certificate was revoked',
}
const handshakeMs = 3_000

async function whyDistrusted(url: string | undefined): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(url ?? 'http://localhost')
  if (protocol !== 'https:') return undefined
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname })
    const end = (code: string | undefined) => {
      socket.destroy()
      resolve(distrusts[code ?? ''])
    }
    socket.setTimeout(handshakeMs, () => end(undefined))
    socket.on('secureConnect', () => end(undefined))
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code))
  })
}
