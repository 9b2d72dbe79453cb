import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import { chromium } from '@playwright/test'
import { keepMining } from '../e2e/tour/stage.ts'
import { browserSteps } from './rehearseMainnet/browserSteps.ts'
import { checkMainnetPage } from './rehearseMainnet/checkMainnetPage.ts'
import { freePort } from './rehearseMainnet/freePort.ts'
import { mainnetSteps, type Step } from './rehearseMainnet/mainnetSteps.ts'
import { runReadme } from './rehearseMainnet/readmeCommands.ts'
import { startNginx } from './rehearseMainnet/startNginx.ts'
import { chromiumForTests } from './test/chromium.ts'

/**
 * All that production does, on this machine: the commands of the README, on a chain with id 1 that has everything where
 * mainnet has it, behind the nginx file of `docs/operate.md`, seen by a browser at the host name that people would type.
 */
const host = 'love.example'
const folder = await mkdtemp(join(tmpdir(), 'love-rehearsal-'))
const pictures = resolve('test-results/rehearsal')
const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    for (const close of closers) await close()
    process.exit(1)
  })
try {
  console.log(
    'Starting a chain with id 1, then building and serving with the commands of the README (about a minute) …',
  )
  const chain = await startRehearsal()
  closers.unshift(chain.close, keepMining(chain.url))
  const serverPort = await freePort()
  const server = await runReadme({
    nodes: [`${chain.url}/first`, `${chain.url}/second`],
    settings: { PORT: String(serverPort), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' },
  })
  closers.unshift(server.stop)
  const nginx = await startNginx({
    file: 'deploy/nginx.conf',
    host,
    serverPort,
    folder: join(folder, 'nginx'),
  })
  closers.unshift(nginx.close)
  const { CHROMIUM } = await chromiumForTests()
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${nginx.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  closers.unshift(() => browser.close())
  const origin = `https://${host}`
  const steps: readonly Step[] = [
    { name: 'build', see: () => checkMainnetPage('apps/web/dist') },
    ...mainnetSteps({ url: server.url, safe: chain.safes.teamSafe, owners: chain.roles.demo }),
    ...browserSteps({ browser, origin, chain, pictures }),
  ]
  let failed = 0
  for (const { name, see } of steps) {
    try {
      console.log(`ok      ${name}: ${await see()}.`)
    } catch (error) {
      failed += 1
      console.log(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  console.log(
    failed === 0
      ? `Passed: all ${steps.length} steps. This checkout is ready for mainnet.`
      : `Failed: ${failed} of ${steps.length} steps.`,
  )
  if (failed > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  for (const close of closers) await close()
}
