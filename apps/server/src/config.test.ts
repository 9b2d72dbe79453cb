import { officialContracts, type SafeRole } from '@love/contracts/deployments/safeReleases'
import { expect, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../test/settingProblems.ts'
import { readConfig, settingTopics } from './config.ts'
import { ConfigError } from './errors.ts'

const takenAsOwn: readonly SafeRole[] = ['multiSendCallOnly', 'signMessageLib', 'migration', 'toL2Migration']

test('default: an empty environment is the devnet on port 3000', () => {
  expect(readConfig({})).toEqual({
    network: 'local',
    chainId: 1337,
    confirmations: 1,
    historyLimits: { perSecond: 10, burst: 100, totalPerSecond: 100 },
    host: 'localhost',
    port: 3000,
    drainSeconds: 0,
    admissionLimits: {
      connectionsPerClient: 400,
      requestsPerClient: 200,
      places: { static: 500, read: 1_000, write: 500 },
    },
    metricsToken: undefined,
    devnetPort: 8545,
    appUrl: 'http://localhost:3000',
    trustProxy: 0,
    safeHosts: ['https://app.safe.global'],
    securityContact: undefined,
    hstsPreload: false,
    rpcUrls: ['http://127.0.0.1:8545'],
    rpcQuorum: 1,
    rpcTrustMs: 0,
    rpcLimits: {
      perSecond: 20,
      burst: 60,
      totalPerSecond: 200,
      bodyBytes: 65_536,
      batch: 50,
      responseBytes: 2_097_152,
      logBlocks: 2_000,
      callGas: 5_000_000,
      gas: { perSecond: 100_000_000, burst: 1_000_000_000, totalPerSecond: 2_000_000_000 },
      gasAtOnce: 10_000_000,
      hosts: { totalPerSecond: 50, gasPerSecond: 500_000_000 },
    },
    databaseUrl: undefined,
    dataDir: '.data',
    marketDays: 90,
    viewLimits: { perSecond: 2, burst: 30, totalPerSecond: 500 },
    reportLimits: { perSecond: 1, burst: 20, totalPerSecond: 50 },
    signInLimits: { perSecond: 2, burst: 60, totalPerSecond: 200, verifyPerMinute: 10, addressPerMinute: 5 },
    meLimits: { perSecond: 2, burst: 60, totalPerSecond: 200 },
    simulateLimits: { perSecond: 5, burst: 20, totalPerSecond: 50, gas: 10_000_000, timeoutMs: 5_000 },
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
    safeDelegatecallTargets: officialContracts
      .filter(({ role }) => takenAsOwn.includes(role))
      .map(({ address }) => address),
    safeGatewayUrl: undefined,
    safeApps: [],
    mostSafes: 1_000,
    safeReturnMs: 0,
    gatewayLimits: {
      perSecond: 50,
      burst: 300,
      totalPerSecond: 2_000,
      writesPerSecond: 5,
      writesBurst: 100,
      collectiblesPerMinute: 300,
      bodyBytes: 262_144,
    },
  })
})

test('default: mainnet', () => {
  const config = readConfig({
    ...mainnetEnv,
    RPC_URLS: 'https://a.example,https://b.example/k',
    RPC_QUORUM: '2',
  })
  expect(config).toMatchObject({
    chainId: 1,
    confirmations: 12,
    rpcUrls: ['https://a.example', 'https://b.example/k'],
    rpcQuorum: 2,
    rpcTrustMs: 1_000,
    appUrl: 'https://love.example',
  })
})

const numbers = Object.values(settingTopics({}))
  .flatMap((topic) => Object.keys(topic.shape))
  .filter((name) =>
    problemsOf({ [name]: 'abc' })
      .join()
      .includes('must be a whole number'),
  )

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
test('default: every limit is among the numbers', () => {
  expect(numbers).toEqual(expect.arrayContaining(['PORT', 'DEVNET_PORT', 'RPC_QUORUM', 'CONFIRMATIONS']))
  expect(numbers.filter((name) => name.startsWith('LIMIT_')).length).toBeGreaterThanOrEqual(29)
})

for (const name of numbers)
  test(`error: ${name} takes whole decimal numbers in its range only`, {
    tags: name === 'LIMIT_RPC_BATCH' || name === 'PORT' ? [] : '@deep',
  }, () => {
    const [, least, most] = /from (\d+) to (\d+),/.exec(problemsOf({ [name]: 'abc' }).join()) ?? []
    for (const value of [...wrongNumbers, String(Number(least) - 1), String(Number(most) + 1)]) {
      const problems = problemsOf({ [name]: value })
      expect(problems, value).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^${name} must be a whole number`))
    }
  })

test('error: a limit with a wrong name would not be in force', () => {
  const problems = problemsOf({ LIMIT_RPC_BTACH: '10', LIMIT_RPC_BATCH: '10' })
  expect(problems).toEqual(['LIMIT_RPC_BTACH is not a setting: see .env.example for the right name.'])
})

test('error: every bad setting is named at once, one line each, and no value is repeated #checked-at-start', () => {
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
