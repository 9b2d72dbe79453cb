import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import { checkMainnetPage } from './rehearseMainnet/checkMainnetPage.ts'
import { freePort } from './rehearseMainnet/freePort.ts'
import { mainnetEnvironment } from './rehearseMainnet/mainnetEnvironment.ts'
import { mainnetSteps, type Step } from './rehearseMainnet/mainnetSteps.ts'
import { startServerProcess } from './rehearseMainnet/startServerProcess.ts'

/** All that production does, on this machine: a page built for mainnet, and a server for it, on a chain with id 1. */
const folder = await mkdtemp(join(tmpdir(), 'love-rehearsal-'))
const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })]
try {
  console.log('Building the page for mainnet and starting a chain with id 1 …')
  const webFolder = join(folder, 'web')
  const [chain] = await Promise.all([startRehearsal(), buildPage(webFolder)])
  closers.unshift(chain.close)
  const env = { ...mainnetEnvironment({ nodeUrl: chain.url, dataDir: join(folder, 'data') }) }
  const server = await startServerProcess({ webFolder, env: { ...env, PORT: String(await freePort()) } })
  closers.unshift(server.stop)
  const steps: readonly Step[] = [
    { name: 'build', see: () => checkMainnetPage(webFolder) },
    ...mainnetSteps({ url: server.url, safe: chain.safes.teamSafe, owners: chain.roles.demo }),
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
      ? 'The rehearsal went well: this checkout runs on mainnet as it ran here.'
      : `The rehearsal failed in ${failed} of ${steps.length} steps.`,
  )
  if (failed > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  for (const close of closers) await close()
}

async function buildPage(webFolder: string): Promise<void> {
  const env = { ...process.env, LOVE_NETWORK: 'mainnet' }
  const build = spawn(process.execPath, ['apps/web/build.ts', webFolder], { stdio: 'inherit', env })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('The page for mainnet could not be built.')
}
