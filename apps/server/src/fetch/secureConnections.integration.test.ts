import { connect as openSocket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestCertificate } from '../../test/createTestCertificate.ts'
import { startTestOrigin, type TestOrigin } from '../../test/startTestOrigin.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import type { Connect, ConnectTarget } from './sendGet.ts'

const trusted = createTestCertificate('images.example')
const stranger = createTestCertificate('images.example')
const usual = getCACertificates()

const origins: TestOrigin[] = []
beforeAll(async () => {
  setDefaultCACertificates([...usual, trusted.cert])
  for (const tls of [trusted, stranger]) {
    origins.push(
      await startTestOrigin({
        tls,
        answer: (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('love'),
      }),
    )
  }
})
afterAll(async () => {
  setDefaultCACertificates(usual)
  await Promise.all(origins.map(({ close }) => close()))
})

/** Whatever address is pinned, the packets go to a server of this test. */
function setup(origin: TestOrigin | undefined, names = ['images.example']) {
  const attempts: Pick<ConnectTarget, 'address' | 'port'>[] = []
  const connect: Connect = ({ address, port }) => {
    attempts.push({ address, port })
    const socket = openSocket(origin?.port ?? 0, '127.0.0.1')
    return new Promise((resolve) => socket.once('connect', () => resolve(socket)))
  }
  const fetchBytes = createGuardedFetch({
    hosts: names.map((host) => ({ scheme: 'https', host, port: 443 })),
    types: ['text/plain'],
    limits: { bytes: 100, timeoutMs: 5_000 },
    resolve: async () => ['93.184.215.14'],
    connect,
  })
  return { fetchBytes, attempts }
}

test('default: connects to the pinned address and checks the certificate for the name', async () => {
  const { fetchBytes, attempts } = setup(origins[0])
  expect((await fetchBytes('https://images.example/a')).bytes.toString()).toBe('love')
  expect(attempts).toEqual([{ address: '93.184.215.14', port: 443 }])
  expect(origins[0]?.requests.at(-1)).toMatchObject({ url: '/a', headers: { host: 'images.example' } })
})

test.each([
  ['of somebody else for another name', 0, 'other.example'],
  ['that nobody trusts', 1, 'images.example'],
  ['of a name, for an address in numbers', 0, '93.184.215.14'],
] as const)('error: a certificate %s', async (_, at, host) => {
  const origin = origins[at]
  const before = origin?.requests.length
  const { fetchBytes } = setup(origin, [host])
  await expect(fetchBytes(`https://${host}/`)).rejects.toMatchObject({
    code: 'failed',
    message: `${host} has no valid certificate.`,
  })
  expect(origin?.requests).toHaveLength(before ?? 0)
})

test('error: a server that does not speak TLS', async () => {
  const plain = await startTestOrigin({ answer: (_, response) => void response.end() })
  const { fetchBytes } = setup(plain)
  await expect(fetchBytes('https://images.example/')).rejects.toMatchObject({ code: 'failed' })
  expect(plain.requests).toEqual([])
  await plain.close()
})
