import { getTransactionQueue } from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import { expect, test } from 'vitest'
import { createQuestions } from './createQuestions.ts'
import type { GatewayRoute } from './gatewayRoute.ts'

const safe = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const base = `https://love.example/v1/chains/1337/safes`
const routes: GatewayRoute[] = [getSafeInfo, getTransactionQueue].map((endpoint) => ({
  endpoint,
  answer: async () => undefined,
}))

function ask(...[method, address]: Parameters<ReturnType<typeof createQuestions>>) {
  const question = createQuestions(routes)(method, address)
  if (!question || 'allowed' in question) throw new Error('no route was found')
  return question
}

test('default: the route, and what the address says', () => {
  const question = ask('GET', `${base}/${safe.toLowerCase()}/transactions/queued?limit=5&cursor=`)
  expect(question.route.endpoint).toBe(getTransactionQueue)
  expect(question.asked()).toEqual({
    parameters: { chainId: '1337', safe_address: safe },
    query: { limit: 5 },
  })
})

test('behavior: the same question is read once, another one anew', () => {
  const questionOf = createQuestions(routes)
  const first = questionOf('GET', `${base}/${safe}`)
  expect(questionOf('GET', `${base}/${safe}`)).toBe(first)
  expect(questionOf('GET', `${base}/${safe}?limit=1`)).not.toBe(first)
  expect(questionOf('POST', `${base}/${safe}`)).toEqual({ allowed: ['GET'] })
})

test('behavior: an address that is long is read each time', () => {
  const questionOf = createQuestions(routes)
  const address = `${base}/${safe}?unknown=${'a'.repeat(500)}`
  expect(questionOf('GET', address)).not.toBe(questionOf('GET', address))
})

test('error: what does not fit is refused as often as it is asked', () => {
  const question = ask('GET', `${base}/${safe}/transactions/queued?limit=many`)
  expect(() => question.asked()).toThrow('limit')
  expect(() => question.asked()).toThrow('limit')
})

test('error: nothing is at this address', () => {
  expect(createQuestions(routes)('GET', `${base}/${safe}/nothing`)).toBeUndefined()
})
