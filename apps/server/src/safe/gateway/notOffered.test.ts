import { expect, test } from 'vitest'
import { safe, send, startCountingGateway } from '../../../test/startCountingGateway.ts'

const chain = '/v1/chains/1337'
const origin = 'https://app.safe.global'

test.each<[string, unknown]>([
  [`${chain}/safes/${safe}/positions/usd?refresh=true`, []],
  [`${chain}/relay/${safe}`, { remaining: 0, limit: 0 }],
  [`${chain}/delegates?safe=${safe}`, { count: 0, next: null, previous: null, results: [] }],
])('default: %s is empty', async (path, reply) => {
  const { ask } = startCountingGateway()
  const answer = await ask(path, { headers: { origin } })
  expect([answer.status, await answer.json()]).toEqual([200, reply])
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
})

/** All else that the pages of Safe{Wallet} 1.95 can ask for, and this gateway has not. */
test.each([
  ['POST', `${chain}/relay`],
  ['GET', `${chain}/relay/status/0x12`],
  ['GET', `${chain}/security/${safe}/recipient/${safe}`],
  ['POST', `${chain}/security/${safe}/counterparty-analysis`],
  ['POST', `${chain}/security/${safe}/threat-analysis`],
  ['POST', `${chain}/security/${safe}/report-false-result`],
  ['GET', `/v1/targeted-messaging/outreaches/1/chains/1337/safes/${safe}`],
  ['POST', `/v1/targeted-messaging/outreaches/1/chains/1337/safes/${safe}/signers/${safe}/submissions`],
  ['POST', '/v1/register/notifications'],
  ['POST', '/v2/register/notifications'],
  ['DELETE', `${chain}/notifications/devices/a/safes/${safe}`],
  ['GET', `/v2/chains/1337/notifications/devices/a/safes/${safe}`],
  ['DELETE', '/v2/notifications/subscriptions'],
  ['POST', '/v2/chains/1337/delegates'],
  ['DELETE', `/v2/chains/1337/delegates/${safe}`],
  ['GET', '/v1/auth/me'],
  ['GET', '/v1/users'],
  ['DELETE', '/v1/users/counterfactual-safes'],
  ['GET', '/v1/spaces'],
  ['PATCH', '/v1/spaces/1/members/1/role'],
  ['PUT', '/v1/spaces/1/address-book'],
  ['GET', '/v1/community/campaigns'],
  ['POST', `/v1/export/chains/1337/${safe}`],
  ['GET', `/v1/portfolio/${safe}`],
  ['GET', `${chain}/safes/${safe}/transactions/creation`],
  ['POST', `${chain}/transactions/0x12/confirmations`],
  ['GET', `${chain}/gas-price`],
  ['GET', `${chain}/about`],
  ['GET', `${chain}/about/backbone`],
])('error: %s %s says why in words, also to a browser', async (method, path) => {
  const { ask } = startCountingGateway()
  const leave = await ask(path, { method: 'OPTIONS', headers: { origin } })
  expect([leave.status, leave.headers.get('access-control-allow-origin')]).toEqual([204, origin])
  expect(leave.headers.get('access-control-allow-methods')).toContain(method)
  const answer = await ask(path, { method, headers: { origin } })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { code: 422, message: expect.stringMatching(/^(LOVE|The|This|To) .*\.$/) },
  ])
})

test('error: what nobody offers is still nothing, and the rest counts as a request', async () => {
  const { ask } = startCountingGateway({ perSecond: 1, burst: 1 })
  for (const path of [`${chain}/relays`, '/v1/spacesuits', `${chain}/safes/${safe}/positions`])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  const relay = () => ask(`${chain}/relay`, send('POST', {}))
  expect([(await relay()).status, (await relay()).status]).toEqual([422, 429])
})
