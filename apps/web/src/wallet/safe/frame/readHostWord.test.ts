import { createTestPages, hostOrigin, openTestHost, testHandlers } from '@love/safe/test/frame/testFrame'
import { expect, test } from 'vitest'
import { findHost } from './findSafeHost.ts'
import { readHostWord } from './readHostWord.ts'

type Handlers = ReturnType<typeof testHandlers>['handlers']

async function wordOf(change: Partial<Handlers>) {
  const { outer, inner, app } = createTestPages()
  openTestHost(outer, inner, { ...testHandlers().handlers, ...change })
  const listed = async () => new Response(JSON.stringify({ hosts: [hostOrigin] }))
  const window = { ...app, origin: 'https://love.example' }
  const connection = await findHost({ window, fetch: listed, chainId: 1337 })
  if (!connection) throw new Error('There is no host.')
  return readHostWord(connection)
}

test('default: who is around the page, and what it says the Safe holds', async () => {
  const getSafeBalances = () => ({ fiatTotal: '1234.5', items: [{}, {}] })
  expect(await wordOf({ getSafeBalances })).toEqual({
    origin: hostOrigin,
    claimed: hostOrigin,
    total: '1234.5',
    tokenCount: 2,
  })
})

test('behavior: who it is comes from the browser, whatever it calls itself', async () => {
  const getEnvironmentInfo = () => ({ origin: 'https://app.safe.global' })
  expect(await wordOf({ getEnvironmentInfo })).toMatchObject({
    ...{ origin: hostOrigin, claimed: 'https://app.safe.global' },
  })
})

test('error: what it does not say, or not as a number, is not known', async () => {
  const refuse = () => {
    throw new Error('no')
  }
  const nothing = { claimed: undefined, total: undefined, tokenCount: undefined }
  expect(await wordOf({ getEnvironmentInfo: refuse, getSafeBalances: refuse })).toEqual({
    origin: hostOrigin,
    ...nothing,
  })
  const endless = () => ({ fiatTotal: 'Infinity', items: [] })
  expect(await wordOf({ getSafeBalances: endless })).toMatchObject({ total: undefined })
})
