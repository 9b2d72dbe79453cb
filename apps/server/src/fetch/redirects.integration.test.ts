import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startTestOrigin } from '../../test/startTestOrigin.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'

async function setup(answer: RequestListener) {
  const origin = await startTestOrigin({ answer })
  onTestFinished(origin.close)
  const limits = { bytes: 1_000, timeoutMs: 5_000 }
  const fetchBytes = createGuardedFetch({ hosts: [origin.host], types: ['text/plain'], limits })
  return { ...origin, get: (path = '/') => fetchBytes(origin.url + path) }
}

const plain = { 'content-type': 'text/plain' }

test('behavior: three redirects on the same host', async () => {
  const { get, requests } = await setup(({ url }, response) => {
    const next: Record<string, string> = { '/0': '/1', '/1': '2', '/2': '?3' }
    const location = next[url ?? '']
    if (location) return response.writeHead(302, { location }).end()
    return response.writeHead(200, plain).end('there')
  })
  expect((await get('/0')).bytes.toString()).toBe('there')
  expect(requests.map(({ url }) => url)).toEqual(['/0', '/1', '/2', '/2?3'])
})

test('error: a fourth redirect', async () => {
  const { get, requests } = await setup((_, response) =>
    response.writeHead(307, { location: '/again' }).end(),
  )
  await expect(get()).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/more than 3 times/),
  })
  expect(requests).toHaveLength(4)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:1/',
  'http://localhost/',
  'file:///etc/passwd',
  'data:text/plain,x',
  'http://[',
])('error: a redirect to %s is not followed #pictures-fetched', async (location) => {
  const other = await startTestOrigin({ answer: (_, response) => void response.end('inside') })
  onTestFinished(other.close)
  const { get, requests } = await setup((_, response) => response.writeHead(301, { location }).end())
  await expect(get()).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/redirects to/),
  })
  expect(requests).toHaveLength(1)
})

test('error: a redirect to another listed host is not followed either, nor one with a password', async () => {
  const other = await startTestOrigin({
    answer: (_, response) => void response.writeHead(200, plain).end('x'),
  })
  onTestFinished(other.close)
  const { get, url, port } = await setup(({ url: path }, response) => {
    const location = path === '/user' ? `http://me:pw@127.0.0.1:${port}/` : `${other.url}/`
    response.writeHead(302, { location }).end()
  })
  await expect(get()).rejects.toMatchObject({ code: 'failed' })
  await expect(get('/user')).rejects.toMatchObject({ code: 'bad-address' })
  expect(url).not.toBe(other.url)
  expect(other.requests).toEqual([])
})
