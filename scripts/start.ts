import { startDevnet } from '@love/devnet/startDevnet'
import { readConfig } from '@love/server/config'
import { startServer } from '@love/server/startServer'
import { buildWeb } from '../apps/web/build.ts'

/** Everything on one machine: the chain (unless RPC_URLS names another), the built web app and the server. */
const live = !process.argv.includes('--no-live-market')
const stoppers: (() => Promise<void>)[] = []

try {
  const config = readConfig()
  const ownChain = config.network === 'local' && !process.env.RPC_URLS
  console.log(ownChain ? 'Starting the chain and building the page …' : 'Building the page …')
  const devnet = ownChain ? startDevnet({ port: config.devnetPort, live }) : undefined
  await buildWeb()
  const chain = await devnet
  if (chain) stoppers.push(chain.close)
  const server = await startServer(config)
  stoppers.unshift(server.close)
  console.log(`LOVE is ready: ${config.appUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await stop(1)
}

let stopping = false
async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const close of stoppers) await close()
  process.exit(code)
}

// Ctrl-C may arrive twice: from the terminal and from the process that started this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
