import { expect, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'

test('default: a public server drains, the devnet does not; nobody reads the metrics without a token', () => {
  expect(readConfig({})).toMatchObject({ drainSeconds: 0, metricsToken: undefined })
  expect(readConfig(mainnetEnv)).toMatchObject({ drainSeconds: 5, metricsToken: undefined })
  expect(readConfig({}).meLimits).toEqual({ perSecond: 2, burst: 60, totalPerSecond: 200 })
})

test.each([
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '5s'],
  ['DRAIN_SECONDS', '301'],
  ['LIMIT_CONNECTIONS_PER_CLIENT', '0'],
  ['LIMIT_REQUESTS_PER_CLIENT', '0'],
  ['LIMIT_WRITES_AT_ONCE', '0'],
  ['LIMIT_ME_BURST', '1e3'],
  ['METRICS_TOKEN', 'CANARY'],
  ['METRICS_TOKEN', ''],
  ['METRICS_TOKEN', 'CANARY with blanks in it'],
])('error: %s=%s is refused, without its value', (name, value) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
  expect(problems.join()).not.toContain('CANARY')
})
