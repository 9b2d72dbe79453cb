import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoAccounts } from '../demo/demoAccounts.ts'

let code = ''
let files: readonly string[] = []

beforeAll(async () => {
  vi.stubEnv('LOVE_NETWORK', 'mainnet')
  vi.stubEnv('NODE_ENV', 'production')
  const root = join(import.meta.dirname, '../../..')
  const result = await build({ root, logLevel: 'silent', build: { write: false, minify: false } })
  const chunks = (result as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk')
  code = chunks.map((chunk) => chunk.code).join('\n')
  files = chunks.flatMap(({ moduleIds }) => moduleIds)
  vi.unstubAllEnvs()
}, 120_000)

test('default: a mainnet build holds the wallets', { tags: '@deep' }, () => {
  expect(code).toContain('MetaMask')
  expect(files.some((file) => file.endsWith('WalletRoot.tsx'))).toBe(true)
})

test('behavior: the demo wallet, its keys and its windows are not in it', { tags: '@deep' }, () => {
  expect(demoAccounts).toHaveLength(3)
  expect(code).not.toMatch(/demo wallet/i)
  expect(code).not.toContain('ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  expect(files.filter((file) => /wallet\/demo\/|wallets\/demo\.ts/.test(file))).toEqual([])
})

test('behavior: without a project WalletConnect is not in it either', { tags: '@deep' }, () => {
  expect(files.filter((file) => file.includes('@walletconnect'))).toEqual([])
})
