import { safeContracts } from '@love/contracts/deployments/safe141'
import { expect, test } from 'vitest'
import { ConfigError } from './ConfigError.ts'
import { type Environment, readConfig } from './config.ts'

const mainnet = {
  LOVE_NETWORK: 'mainnet',
  RPC_URLS: 'https://node.example/v2',
  APP_URL: 'https://love.example',
}

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('default: an empty environment is the devnet on port 3000', () => {
  expect(readConfig({})).toEqual({
    network: 'local',
    chainId: 1337,
    confirmations: 1,
    host: 'localhost',
    port: 3000,
    devnetPort: 8545,
    appUrl: 'http://localhost:3000',
    trustProxy: 0,
    safeHosts: ['https://app.safe.global'],
    rpcUrls: ['http://127.0.0.1:8545'],
    rpcQuorum: 1,
    rpcLimits: {
      perSecond: 20,
      burst: 60,
      totalPerSecond: 200,
      bodyBytes: 65_536,
      batch: 50,
      responseBytes: 2_097_152,
      logBlocks: 2_000,
      callGas: 30_000_000,
    },
    databaseUrl: undefined,
    dataDir: '.data',
    marketDays: 90,
    viewLimits: { perSecond: 2, burst: 30, totalPerSecond: 500 },
    simulateLimits: { perSecond: 5, burst: 20, totalPerSecond: 50, atOnce: 8, timeoutMs: 5_000 },
    imageHosts: [],
    ipfsGateway: undefined,
    imageLimits: {
      perSecond: 20,
      burst: 200,
      totalPerSecond: 500,
      atOnce: 32,
      bytes: 1_048_576,
      timeoutMs: 5_000,
    },
    safeEthSign: false,
    safeDelegatecallTargets: [safeContracts.multiSendCallOnly, safeContracts.signMessageLib],
    safeGatewayUrl: undefined,
    safeApps: [],
    mostSafes: 1_000,
    gatewayLimits: {
      perSecond: 50,
      burst: 300,
      totalPerSecond: 2_000,
      writesPerSecond: 5,
      writesBurst: 100,
      bodyBytes: 262_144,
    },
  })
})

test('default: mainnet', () => {
  const config = readConfig({
    ...mainnet,
    RPC_URLS: 'https://a.example,https://b.example/k',
    RPC_QUORUM: '2',
  })
  expect(config).toMatchObject({
    chainId: 1,
    confirmations: 12,
    rpcUrls: ['https://a.example', 'https://b.example/k'],
    rpcQuorum: 2,
    appUrl: 'https://love.example',
  })
})

test('behavior: ports decide the defaults that hold them', () => {
  const config = readConfig({ PORT: '4000', DEVNET_PORT: '9000' })
  expect(config).toMatchObject({ appUrl: 'http://localhost:4000', rpcUrls: ['http://127.0.0.1:9000'] })
})

test('behavior: Postgres by either name of its scheme, also with a socket; SQLite in another folder', () => {
  for (const databaseUrl of [
    'postgres://me:p%40ss@db.example:5433/love?sslmode=verify-full',
    'postgresql://db.example/love',
    'postgres://%2Frun%2Fpostgresql/love',
  ]) {
    expect(readConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl)
  }
  expect(readConfig({ DATA_DIR: '/var/lib/love' }).dataDir).toBe('/var/lib/love')
})

test('behavior: proxies by number or by range; several Safe hosts', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,fd00::/8' }).trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8'])
  const hosts = 'https://app.safe.global,http://localhost:3003'
  expect(readConfig({ SAFE_HOSTS: hosts }).safeHosts).toEqual(hosts.split(','))
})

const wrongNumbers = [
  '0x50',
  '-1',
  'abc',
  '1e3',
  ' 80',
  '80 ',
  '80\n',
  '',
  '1.5',
  '１',
  '08',
  '99999999999999999',
]
const numbers = [
  'PORT',
  'DEVNET_PORT',
  'RPC_QUORUM',
  'CONFIRMATIONS',
  'LIMIT_RPC_PER_SECOND',
  'LIMIT_RPC_BURST',
  'LIMIT_RPC_TOTAL_PER_SECOND',
  'LIMIT_RPC_BODY_BYTES',
  'LIMIT_RPC_BATCH',
  'LIMIT_RPC_RESPONSE_BYTES',
  'LIMIT_LOG_BLOCKS',
  'LIMIT_CALL_GAS',
  'MARKET_DAYS',
  'LIMIT_VIEWS_PER_SECOND',
  'LIMIT_VIEWS_BURST',
  'LIMIT_VIEWS_TOTAL_PER_SECOND',
  'LIMIT_SIMULATE_PER_SECOND',
  'LIMIT_SIMULATE_BURST',
  'LIMIT_SIMULATE_TOTAL_PER_SECOND',
  'LIMIT_SIMULATE_AT_ONCE',
  'LIMIT_SIMULATE_MS',
  'LIMIT_IMAGE_PER_SECOND',
  'LIMIT_IMAGE_BURST',
  'LIMIT_IMAGE_TOTAL_PER_SECOND',
  'LIMIT_IMAGE_AT_ONCE',
  'LIMIT_IMAGE_BYTES',
  'LIMIT_IMAGE_MS',
  'LIMIT_SAFES',
  'LIMIT_GATEWAY_PER_SECOND',
  'LIMIT_GATEWAY_BURST',
  'LIMIT_GATEWAY_TOTAL_PER_SECOND',
  'LIMIT_GATEWAY_WRITES_PER_SECOND',
  'LIMIT_GATEWAY_WRITES_BURST',
  'LIMIT_GATEWAY_BODY_BYTES',
]

test.each(numbers)('error: %s takes whole decimal numbers in its range only', (name) => {
  for (const value of [...wrongNumbers, '0', '1000000001']) {
    const problems = problemsOf({ [name]: value })
    expect(problems, value).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must be a whole number`))
  }
})

test.each<[string, Environment, RegExp]>([
  ['another network', { LOVE_NETWORK: 'testnet' }, /^LOVE_NETWORK must be local or mainnet\.$/],
  ['no node on mainnet', { ...mainnet, RPC_URLS: undefined }, /^RPC_URLS is missing/],
  ['an empty node list', { RPC_URLS: '' }, /^RPC_URLS must be http/],
  ['a node without scheme', { RPC_URLS: 'node.example' }, /^RPC_URLS must be http/],
  ['a websocket node', { RPC_URLS: 'wss://node.example' }, /^RPC_URLS must be http/],
  ['a blank between nodes', { RPC_URLS: 'http://a.example, http://b.example' }, /^RPC_URLS must be http/],
  ['the same node twice', { RPC_URLS: 'http://a.example,http://a.example' }, /^RPC_URLS must not name/],
  ['quorum of one node', { RPC_QUORUM: '2' }, /^RPC_QUORUM must not be greater/],
  ['http in production', { ...mainnet, APP_URL: 'http://love.example' }, /^APP_URL must begin with https/],
  ['no address in production', { ...mainnet, APP_URL: undefined }, /^APP_URL is missing/],
  ['an address with a path', { APP_URL: 'https://love.example/app' }, /^APP_URL must be an origin/],
  ['an address with a slash', { APP_URL: 'https://love.example/' }, /^APP_URL must be an origin/],
  ['an address with a user', { APP_URL: 'https://me@love.example' }, /^APP_URL must be an origin/],
  ['an address with a query', { APP_URL: 'https://love.example?a=1' }, /^APP_URL must be an origin/],
  ['a script address', { APP_URL: 'javascript:alert(1)' }, /^APP_URL must be an origin/],
  ['any proxy', { TRUST_PROXY: 'true' }, /^TRUST_PROXY must be the number/],
  ['ten proxies', { TRUST_PROXY: '10' }, /^TRUST_PROXY must be the number/],
  ['a range too wide', { TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be the number/],
  ['half a range', { TRUST_PROXY: '10.0.0.0/8,' }, /^TRUST_PROXY must be the number/],
  ['another database', { DATABASE_URL: 'mysql://me@db.example/love' }, /^DATABASE_URL must be a URL like/],
  ['a database without host', { DATABASE_URL: 'postgres://' }, /^DATABASE_URL must be a URL like/],
  ['a blank in the database', { DATABASE_URL: 'postgres://db.example/love ' }, /^DATABASE_URL must be/],
  ['a bare percent sign', { DATABASE_URL: 'postgres://me:50%@db.example/love' }, /^DATABASE_URL must be/],
  ['no database at all', { DATABASE_URL: '' }, /^DATABASE_URL must be a URL like/],
  ['no folder', { DATA_DIR: '' }, /^DATA_DIR must be the path of a folder/],
  ['a host with a newline', { HOST: 'localhost\n' }, /^HOST must be/],
])('error: %s', (_, env, message) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(message)
})

test.each([
  '*',
  '',
  'https://',
  "'self'; script-src *",
  'https://app.safe.global\n',
  'https://app.safe.global; script-src *',
  'https://app.safe.global https://evil.example',
  'https://app.safe.global, https://b.example',
  'https://app.safe.global,',
  'https://*.safe.global',
  'https://app.safe.global/',
  'https://APP.safe.global',
  'http://app.safe.global',
  'http://localhost.evil.example',
  'https://me@app.safe.global',
  'https://app.safe.global:port',
])('error: SAFE_HOSTS=%j', (value) => {
  expect(problemsOf({ SAFE_HOSTS: value })).toEqual([expect.stringMatching(/^SAFE_HOSTS must be origins/)])
})

test('behavior: hosts of pictures, and one of them as the gateway to IPFS', () => {
  const config = readConfig({
    IMAGE_HOSTS: 'images.example,*.example.org,http://localhost:4000',
    IPFS_GATEWAY: 'https://ipfs.example.org',
  })
  expect(config.imageHosts).toEqual([
    { scheme: 'https', host: 'images.example', port: 443 },
    { scheme: 'https', host: '*.example.org', port: 443 },
    { scheme: 'http', host: 'localhost', port: 4000 },
  ])
  expect(config.ipfsGateway).toBe('https://ipfs.example.org')
})

test.each([
  '*',
  '',
  '*.org',
  'https://a.example',
  'a.example, b.example',
  'a.example,',
  'http://a.example',
  'a.example\n',
])('error: IMAGE_HOSTS=%j', (value) => {
  expect(problemsOf({ IMAGE_HOSTS: value })).toEqual([expect.stringMatching(/^IMAGE_HOSTS must be hosts/)])
})

test('error: in production every host has to prove its name', () => {
  const problems = problemsOf({ ...mainnet, IMAGE_HOSTS: 'http://localhost:4000' })
  expect(problems).toEqual([expect.stringMatching(/^IMAGE_HOSTS must be hosts/)])
})

test.each([
  ['ipfs.example', /^IPFS_GATEWAY must be an origin/],
  ['https://ipfs.example/ipfs/', /^IPFS_GATEWAY must be an origin/],
  ['https://ipfs.example', /^IPFS_GATEWAY must be one of the hosts in IMAGE_HOSTS/],
])('error: IPFS_GATEWAY=%s', (value, message) => {
  const env = { IMAGE_HOSTS: 'images.example', IPFS_GATEWAY: value }
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})

test('error: every bad setting is named at once, one line each, and no value is repeated', () => {
  const canary = 'CANARY5f3a9c'
  const env = {
    LOVE_NETWORK: canary,
    PORT: '0x50',
    RPC_URLS: `ftp://user:${canary}@node.example/${canary}`,
    APP_URL: `https://love.example/${canary}`,
    SAFE_HOSTS: canary,
    TRUST_PROXY: canary,
    LIMIT_RPC_BATCH: canary,
    DATABASE_URL: `mysql://user:${canary}@db.example/${canary}`,
  }
  const problems = problemsOf(env)
  expect(problems.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(env)))
  expect(problems).toHaveLength(Object.keys(env).length)
  expect(new ConfigError(problems).message.split('\n')).toHaveLength(problems.length)
  expect(problems.join()).not.toContain(canary)
})
