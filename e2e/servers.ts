import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { safeContracts } from '@love/contracts/deployments/safe'
import { officialAddresses } from '@love/contracts/deployments/safeReleases'
import type { FullConfig } from '@playwright/test'
import { portsOf } from './fixtures/ports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Before the tests: all chains and servers at once, each worker's own, so that no test moves the prices of another.
 * @public Playwright calls it by its path.
 */
export default async function startServers({ workers }: Pick<FullConfig, 'workers'>) {
  await buildPage()
  const servers = Array.from({ length: workers }, (_, worker) => startServer(worker))
  // In the group of the tests, so that whoever ends that ends these.
  const stop = () => Promise.all(servers.map(({ child }) => stopServer(child)))
  try {
    await Promise.all(servers.map(({ ready }) => ready))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Once, if its sources have changed: every server would do it, all into the same folder. */
async function buildPage(): Promise<void> {
  const build = spawn(process.execPath, ['apps/web/build.ts', '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('The page could not be built.')
}

function startServer(worker: number) {
  const { app, devnet, safeHost, pictures } = portsOf(worker)
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-live-market', '--no-example'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(app),
      DEVNET_PORT: String(devnet),
      // A store of its own: a person's `npm start` beside it keeps theirs.
      DATA_DIR: `.data/e2e-${app}`,
      SAFE_HOSTS: `https://app.safe.global,http://localhost:${safeHost}`,
      IMAGE_HOSTS: `http://localhost:${pictures}`,
      // One more than by default: only then is there a delegatecall to warn of.
      SAFE_DELEGATECALL_TARGETS: [
        safeContracts.createCall,
        safeContracts.multiSendCallOnly,
        ...officialAddresses('migration'),
      ].join(),
      // All tests come from one address, and many of them from one account.
      LIMIT_SIGN_IN_VERIFY_PER_MINUTE: '1000',
      LIMIT_SIGN_IN_ADDRESS_PER_MINUTE: '1000',
      // Some of them open a hundred pages in a few seconds.
      LIMIT_VIEWS_BURST: '100000',
    },
  })
  return { child, ready: untilReady(child) }
}

/** Its words are shown when it ends instead, and what it says on the way to its errors. */
async function untilReady(child: ChildProcess): Promise<void> {
  const said: string[] = []
  child.stderr?.pipe(process.stderr)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said.push(String(chunk))
      if (said.join('').includes('LOVE is ready')) resolve()
    })
    child.on('exit', () => reject(new Error(`A server of the tests has ended.\n${said.join('')}`)))
  })
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await once(child, 'exit')
  clearTimeout(impatient)
}
