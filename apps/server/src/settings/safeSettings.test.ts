import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeContracts } from '@love/contracts/deployments/safe'
import { expect, onTestFinished, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'
import type { Environment } from './values.ts'

test('default: blind signatures on, other targets, another gateway', () => {
  const config = readConfig({
    SAFE_ETH_SIGN: 'on',
    SAFE_DELEGATECALL_TARGETS: `${safeContracts.multiSend},${safeContracts.createCall.toLowerCase()}`,
    SAFE_GATEWAY_URL: 'https://gateway.example/safe',
  })
  expect(config).toMatchObject({
    safeEthSign: true,
    safeDelegatecallTargets: [safeContracts.multiSend, safeContracts.createCall],
    safeGatewayUrl: 'https://gateway.example/safe',
  })
  expect(readConfig({ SAFE_DELEGATECALL_TARGETS: '' }).safeDelegatecallTargets).toEqual([])
})

test('behavior: apps as a list or in a file', async () => {
  const list = '[{"url":"https://app.example","name":"App","tags":["swap"]}]'
  const apps = [{ url: 'https://app.example', name: 'App', description: '', iconUrl: '', tags: ['swap'] }]
  expect(readConfig({ SAFE_APPS: list }).safeApps).toEqual(apps)
  const folder = await mkdtemp(join(tmpdir(), 'love-apps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'apps.json'), list)
  expect(readConfig({ SAFE_APPS: join(folder, 'apps.json') }).safeApps).toEqual(apps)
})

test('error: a list of apps above 100 kB, be it in a file', async () => {
  const app = { url: 'https://app.example', name: 'App', description: 'swaps '.repeat(150) }
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => app))
  expect(readConfig({ SAFE_APPS: list(100) }).safeApps).toHaveLength(100)
  const folder = await mkdtemp(join(tmpdir(), 'love-apps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'apps.json'), list(400))
  for (const value of [list(400), join(folder, 'apps.json')])
    expect(problemsOf({ SAFE_APPS: value })).toEqual(['SAFE_APPS must not be longer than 100000 bytes.'])
})

test.each<[string, Environment, RegExp]>([
  ['a word', { SAFE_ETH_SIGN: 'true' }, /^SAFE_ETH_SIGN must be on or off\.$/],
  ['half an address', { SAFE_DELEGATECALL_TARGETS: '0x12' }, /^SAFE_DELEGATECALL_TARGETS must be addresses/],
  [
    'a wrong checksum',
    { SAFE_DELEGATECALL_TARGETS: safeContracts.safe.replace('C', 'c') },
    /^SAFE_DELEGATECALL_TARGETS must be addresses with a valid checksum/,
  ],
  ['a name', { SAFE_GATEWAY_URL: 'gateway.example' }, /^SAFE_GATEWAY_URL must be a URL like/],
  ['http elsewhere', { SAFE_GATEWAY_URL: 'http://gateway.example' }, /^SAFE_GATEWAY_URL must be/],
  ['a slash at its end', { SAFE_GATEWAY_URL: 'https://gateway.example/' }, /^SAFE_GATEWAY_URL must be/],
  ['a user', { SAFE_GATEWAY_URL: 'https://me@gateway.example' }, /^SAFE_GATEWAY_URL must be/],
  [
    'http in production',
    { ...mainnetEnv, SAFE_GATEWAY_URL: 'http://localhost:1' },
    /^SAFE_GATEWAY_URL must be a URL like https:\/\/gateway\.example, without/,
  ],
  ['no such file', { SAFE_APPS: '/nowhere/apps.json' }, /^SAFE_APPS must be a list like/],
  ['no JSON', { SAFE_APPS: '[' }, /^SAFE_APPS must be a list like/],
  ['a script', { SAFE_APPS: '[{"url":"javascript:1","name":"x"}]' }, /^SAFE_APPS .* look at 0\.url\.$/],
  ['an app without name', { SAFE_APPS: '[{"url":"https://a.example"}]' }, /look at 0\.name\.$/],
])('error: %s', (_, env, message) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})
