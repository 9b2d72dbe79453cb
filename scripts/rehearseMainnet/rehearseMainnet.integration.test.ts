import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainnet } from '@love/contracts/deployments/1'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import type { Devnet } from '@love/devnet/startDevnet'
import { readConfig } from '@love/server/config'
import { createLog } from '@love/server/log'
import { type RunningServer, startServer } from '@love/server/startServer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWeb } from '../../apps/server/test/writeWeb.ts'
import { mainnetEnvironment } from './mainnetEnvironment.ts'
import { mainnetSteps } from './mainnetSteps.ts'

let rehearsal: Devnet
let server: RunningServer
let webFolder: string
let dataDir: string
beforeAll(async () => {
  rehearsal = await startRehearsal()
  webFolder = await writeWeb()
  dataDir = await mkdtemp(join(tmpdir(), 'love-rehearsal-'))
  const config = { ...readConfig(mainnetEnvironment({ nodeUrl: rehearsal.url, dataDir })), port: 0 }
  const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
  server = await startServer(config, { webFolder, log, follow: { pollMs: 50 } })
})
afterAll(async () => {
  await server.close()
  await rehearsal.close()
  await Promise.all([webFolder, dataDir].map((folder) => rm(folder, { recursive: true })))
})

const names = mainnetSteps({ url: '', safe: mainnet.farm, owners: [] }).map(({ name }) => name)

test.each(names)('default: a server for mainnet, rehearsed: %s', async (name) => {
  const { safes, roles } = rehearsal
  const steps = mainnetSteps({ url: server.url, safe: safes.teamSafe, owners: roles.demo })
  expect(await steps.find((step) => step.name === name)?.see()).toMatch(/\w/)
})
