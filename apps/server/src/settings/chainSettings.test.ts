import { expect, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'
import type { Environment } from './values.ts'

test('behavior: ports decide the defaults that hold them', () => {
  const config = readConfig({ PORT: '4000', DEVNET_PORT: '9000' })
  expect(config).toMatchObject({ appUrl: 'http://localhost:4000', rpcUrls: ['http://127.0.0.1:9000'] })
})

test.each<[string, Environment, RegExp]>([
  ['no node on mainnet', { ...mainnetEnv, RPC_URLS: undefined }, /^RPC_URLS is missing/],
  ['an empty node list', { RPC_URLS: '' }, /^RPC_URLS must be http/],
  ['a node without scheme', { RPC_URLS: 'node.example' }, /^RPC_URLS must be http/],
  ['a websocket node', { RPC_URLS: 'wss://node.example' }, /^RPC_URLS must be http/],
  ['a blank between nodes', { RPC_URLS: 'http://a.example, http://b.example' }, /^RPC_URLS must be http/],
  ['the same node twice', { RPC_URLS: 'http://a.example,http://a.example' }, /^RPC_URLS must not contain/],
  ['quorum of one node', { RPC_QUORUM: '2' }, /^RPC_QUORUM must not be greater/],
])('error: %s', (_, env, message) => {
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})
