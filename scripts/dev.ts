import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDevnetClient } from '@love/devnet/devnetClient'
import { readConfig } from '@love/server/config'
import { http } from 'viem'
import { startDevPage } from '../apps/web/dev/startDevPage.ts'
import { type ChildOptions, startChild } from './dev/startChild.ts'
import { seedQueue } from './example/seedQueue.ts'
import { freePort } from './rehearseMainnet/freePort.ts'

const stoppers: (() => Promise<void>)[] = []
let isStopping = false

async function stop(code: number): Promise<void> {
  // Ctrl-C may arrive twice: from the terminal and from the process that started this one.
  if (isStopping) return
  isStopping = true
  await Promise.allSettled(stoppers.map((close) => close()))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))

/** Each part runs on its own, so that a change in one leaves the others as they are: above all the chain. */
try {
  const config = readConfig()
  const ownChain = config.network === 'local' && !process.env.RPC_URLS
  console.log('For development only: no content policy, hashes or size budgets.')
  const serverPort = await freePort()
  // First, so that a port in use is known at once.
  const { host, port, network } = config
  const page = await startDevPage({ host, port, serverPort, network })
  stoppers.push(() => page.close())
  if (ownChain) await runPart(['packages/devnet/src/main.ts', '--example'], { ready: /^The devnet is ready/ })
  await runPart(
    ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', await placeholderSite(config)],
    {
      env: { HOST: 'localhost', PORT: String(serverPort), APP_URL: config.appUrl },
      ready: /^LOVE is ready/,
    },
  )
  if (ownChain && !config.safeGatewayUrl)
    await seedQueue({
      client: createDevnetClient(http(`http://127.0.0.1:${config.devnetPort}`)({ retryCount: 0 })),
      gatewayUrl: `http://localhost:${serverPort}`,
    }).catch((error: unknown) => console.error(`Nothing waits in the team's Safe: ${String(error)}`))
  console.log(`LOVE is ready: ${config.appUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await stop(1)
}

async function runPart(parameters: readonly string[], options: Omit<ChildOptions, 'onExit'>): Promise<void> {
  // What is started now would be forgotten.
  if (isStopping) return
  const child = startChild(parameters, { ...options, onExit: () => void stop(1) })
  stoppers.push(child.stop)
  await child.ready
}

/** The server does not start without a built page. In front of this one stands the page from its sources. */
async function placeholderSite({ appUrl, dataDir }: { appUrl: string; dataDir: string }): Promise<string> {
  const folder = resolve(dataDir, 'dev-site')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>LOVE</title><p>The page is at ${appUrl}.</p>`,
  )
  return folder
}
