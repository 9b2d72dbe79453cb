import { createDevnetClient, type DevnetClient } from '@love/devnet/devnetClient'
import { assignRoles, type Roles } from '@love/devnet/roles'
import { remoteChain } from '../../apps/server/test/remoteChain.ts'
import { buildSite } from '../site/buildSite.ts'
import { startProgram } from '../startProgram.ts'

export type Stack = {
  readonly url: string
  readonly nodeUrl: string
  readonly client: DevnetClient
  readonly roles: Roles
  residentMegabytes(): number
  openFiles(): number
  stop(): Promise<void>
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
export async function startStack(
  dataDir: string,
  settings: Record<string, string> = {},
  limits = wideLimits,
): Promise<Stack> {
  buildSite()
  const devnet = await startProgram(['packages/devnet/src/main.ts'], /The devnet is ready: (\S+)/, {
    DEVNET_PORT: '18610',
  })
  const server = await startProgram(['apps/server/src/main.ts'], /LOVE is ready: (\S+)/, {
    ...limits,
    ...settings,
    RPC_URLS: devnet.found,
    DATA_DIR: dataDir,
    PORT: '13610',
  })
  const client = createDevnetClient(remoteChain(devnet.found))
  return {
    url: server.found,
    nodeUrl: devnet.found,
    client,
    roles: assignRoles(await client.getAddresses()),
    residentMegabytes: server.residentMegabytes,
    openFiles: server.openFiles,
    async stop() {
      await server.stop()
      await devnet.stop()
    },
  }
}
