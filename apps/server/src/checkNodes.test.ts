import { expect, test } from 'vitest'
import { checkNodes } from './checkNodes.ts'
import type { Config } from './config.ts'
import type { LogFields } from './log.ts'

async function warningsFor(rpcUrls: readonly string[], network: Config['network'] = 'mainnet') {
  const warnings: [string, LogFields | undefined][] = []
  const monitor = { poll: async () => {}, states: () => [] }
  const log = { warn: (event: string, fields?: LogFields) => void warnings.push([event, fields]) }
  // Without any state there is nobody who is silent: whether they answer is not the question here.
  await checkNodes({ config: { network, chainId: 1, rpcUrls }, monitor, log }).catch(() => {})
  return warnings
}

const open = ['http://node.example/CANARYkey', 'http://10.0.0.5:8545']

test('default: nodes without https are warned about in one line, by their places', async () => {
  const warnings = await warningsFor(['https://node.example/k', ...open])
  expect(warnings).toEqual([
    [expect.stringMatching(/^some nodes are used without https/), { entriesOfRpcUrls: '2, 3' }],
  ])
  expect(JSON.stringify(warnings)).not.toContain('CANARY')
})

test('behavior: nobody is in between on this machine, and the devnet is nobody’s money', async () => {
  const own = ['http://127.0.0.1:8545', 'http://localhost:8545', 'http://[::1]:8545', 'https://a.example']
  expect(await warningsFor(own)).toEqual([])
  expect(await warningsFor(open, 'local')).toEqual([])
})
