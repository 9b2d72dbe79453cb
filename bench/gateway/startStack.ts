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
const wide = Object.fromEntries(
  [
    ...[...rates, 'WRITES_PER_SECOND', 'WRITES_BURST'].map((name) => `LIMIT_GATEWAY_${name}`),
    ...rates.map((name) => `LIMIT_RPC_${name}`),
    ...[...rates, 'VERIFY_PER_MINUTE', 'ADDRESS_PER_MINUTE'].map((name) => `LIMIT_SIGN_IN_${name}`),
  ].map((name) => [name, '1000000000']),
)

/** Chain and server, each in a process of its own, with no limit in the way. */
export async function startStack(dataDir: string, settings: Record<string, string> = {}): Promise<Stack> {
  buildSite()
  const devnet = await startProgram(['packages/devnet/src/main.ts'], /The devnet is ready: (\S+)/, {
    DEVNET_PORT: '18610',
  })
  const server = await startProgram(['apps/server/src/main.ts'], /LOVE is ready: (\S+)/, {
    ...wide,
    ...settings,
    ...{ RPC_URLS: devnet.found, DATA_DIR: dataDir, PORT: '13610' },
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
