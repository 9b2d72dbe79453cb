import { createDevnetClient, type DevnetClient } from '@love/devnet/devnetClient'
import { assignRoles, type Roles } from '@love/devnet/roles'
import { remoteChain } from '../../apps/server/test/remoteChain.ts'
import { type FaultNode, startFaultNode } from '../../apps/server/test/startFaultNode.ts'
import { freePort } from '../../scripts/rehearseMainnet/freePort.ts'
import { buildSite } from '../site/buildSite.ts'
import { type RunningProgram, startProgram } from '../startProgram.ts'

export type Stack = Pick<RunningProgram, 'residentMegabytes' | 'openFiles' | 'computedMs'> & {
  readonly url: string
  readonly nodeUrl: string
  readonly client: DevnetClient
  readonly roles: Roles
  stop(): Promise<void>
}

export type StackOptions = {
  readonly settings?: Readonly<Record<string, string>>
  readonly limits?: Readonly<Record<string, string>>
  /** Between two blocks; 4 by default. */
  readonly blockSeconds?: number
  /** Another way to start the server. */
  readonly program?: string
}

const rates = ['PER_SECOND', 'BURST', 'TOTAL_PER_SECOND']
/** Out of the way of what is measured. */
const wideLimits = Object.fromEntries(
  [
    ...[...rates, 'WRITES_PER_SECOND', 'WRITES_BURST'].map((name) => `LIMIT_GATEWAY_${name}`),
    ...['RPC', 'GAS'].flatMap((route) => rates.map((name) => `LIMIT_${route}_${name}`)),
    ...[...rates, 'VERIFY_PER_MINUTE', 'ADDRESS_PER_MINUTE'].map((name) => `LIMIT_SIGN_IN_${name}`),
  ].map((name) => [name, '1000000000']),
)

/** As everybody has them who sets none. */
export const usualLimits: Readonly<Record<string, string>> = {}

/** Chain and server, each in a process of its own. */
export async function startStack(dataDir: string, options: StackOptions = {}): Promise<Stack> {
  buildSite()
  const devnet = await startChain(options)
  return startServer({ devnet, nodeUrl: devnet.found, dataDir, ...options })
}

/** The same, with a node in between that counts what it is asked, and can be taken away. */
export async function startWatchedStack(
  dataDir: string,
  options: StackOptions = {},
): Promise<Stack & { readonly node: FaultNode }> {
  buildSite()
  const devnet = await startChain(options)
  const node = await startFaultNode(remoteChain(devnet.found))
  const stack = await startServer({ devnet, nodeUrl: node.url, dataDir, ...options })
  return {
    ...stack,
    node,
    async stop() {
      await stack.stop()
      await node.down()
    },
  }
}

function startChain({ blockSeconds = 4 }: StackOptions): Promise<RunningProgram> {
  return startProgram(['packages/devnet/src/main.ts'], /The devnet is ready: (\S+)/, {
    DEVNET_PORT: '0',
    DEVNET_BLOCK_SECONDS: String(blockSeconds),
  })
}

type StartServerParameters = StackOptions & { devnet: RunningProgram; nodeUrl: string; dataDir: string }

async function startServer(parameters: StartServerParameters): Promise<Stack> {
  const { devnet, nodeUrl, dataDir, settings = {}, limits = wideLimits } = parameters
  const { program = 'apps/server/src/main.ts' } = parameters
  const server = await startProgram([program], /LOVE is ready: (\S+)/, {
    ...limits,
    ...settings,
    RPC_URLS: nodeUrl,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  })
  const client = createDevnetClient(remoteChain(devnet.found))
  const { found: url, residentMegabytes, openFiles, computedMs } = server
  return {
    url,
    nodeUrl: devnet.found,
    client,
    roles: assignRoles(await client.getAddresses()),
    residentMegabytes,
    openFiles,
    computedMs,
    async stop() {
      await server.stop()
      await devnet.stop()
    },
  }
}
