import { startDevnet } from '@love/devnet/startDevnet'
import { readConfig } from '@love/server/config'
import { startServer } from '@love/server/startServer'
import { buildWebIfChanged } from '../apps/web/build.ts'
import { seedQueue } from './example/seedQueue.ts'

const live = !process.argv.includes('--no-live-market')
const example = !process.argv.includes('--no-example')
const stoppers: (() => Promise<void>)[] = []
let isStopping = false

async function stop() {
  // Ctrl-C may arrive twice: from the terminal and from the process that started this one.
  if (isStopping) return
  isStopping = true
  for (const close of stoppers) await close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

function tellWithoutExample(error: unknown) {
  console.error(`Nothing waits in the team's Safe: ${String(error)}`)
}

/** Everything on one machine: the chain (unless RPC_URLS names another), the built web app and the server. */
try {
  const config = readConfig()
  const ownChain = config.network === 'local' && !process.env.RPC_URLS
  console.log(ownChain ? 'Starting the chain and the page …' : 'Starting the page …')
  const [chain] = await Promise.all([
    ownChain ? startDevnet({ port: config.devnetPort, live, example }) : undefined,
    buildWebIfChanged(),
  ])
  if (chain) stoppers.push(chain.close)
  const server = await startServer(config)
  stoppers.unshift(server.close)
  // Nothing of it goes to the gateway of somebody else.
  if (chain && example && !config.safeGatewayUrl)
    await seedQueue({ client: chain.client, gatewayUrl: server.url }).catch(tellWithoutExample)
  console.log(`LOVE is ready: ${config.appUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
