import { expect, test } from 'vitest'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { parseAllowedHost } from './allowedHost.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import { FetchError } from './readBody.ts'

const hosts = ['images.example', '*.example.org', 'odd.example:8443'].flatMap(
  (text) => parseAllowedHost(text) ?? [],
)

const privateAnswers: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.org': ['127.0.0.1'],
  'metadata.example.org': ['169.254.169.254'],
  'private.example.org': ['10.0.0.8'],
  'carrier.example.org': ['100.64.1.1'],
  'mixed.example.org': ['93.184.215.14', '192.168.0.1'],
  'mixed6.example.org': ['93.184.215.14', '::1'],
  'mapped.example.org': ['::ffff:10.0.0.1'],
  'nat64.example.org': ['64:ff9b::7f00:1'],
  'sixtofour.example.org': ['2002:7f00:1::1'],
  'teredo.example.org': ['2001:0:7f00:1::'],
  'unique.example.org': ['fd00::1'],
  'link.example.org': ['fe80::1%lo'],
  'zero.example.org': ['0.0.0.0'],
  'group.example.org': ['224.0.0.1'],
  'bench.example.org': ['198.18.0.1'],
  'words.example.org': ['localhost'],
}

async function refuse(address: string) {
  const network = recordedNetwork(privateAnswers)
  const limits = { bytes: 1000, timeoutMs: 1000 }
  const fetchBytes = createGuardedFetch({ hosts, types: ['image/png'], limits, ...network })
  const error = await fetchBytes(address).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof FetchError)) throw new Error(`No refusal: ${String(error)}`)
  return { ...network, error }
}

test.each([
  'http://images.example/a.png',
  'https://evil.example/a.png',
  'https://images.example.evil.example/',
  'https://evil.example/images.example',
  'https://evil.example?https://images.example/',
  'https://evil.example#@images.example/',
  'https://images.example@evil.example/',
  'https://user:secret@images.example/',
  'https://user@images.example/',
  'https://@evil.example/',
  'https://images.example:22/',
  'https://images.example:8443/',
  'https://odd.example/',
  'https://example.org/',
  'https://images.example./',
  'https://images.exаmple/',
  'https://images。evil。example/',
  'https://localhost/',
  'http://localhost:3000/rpc',
  'https://localhost.localdomain/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://100.100.100.200/',
  'https://93.184.215.14/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1%25lo]/',
  'https://[fd00:ec2::254]/',
  'https://%6c%6f%63%61%6c%68%6f%73%74/',
  'https:images.example/',
  'https:///images.example/',
  'https:\\\\images.example\\',
  'https://evil.example\\@images.example/',
  'https://images.example\\@evil.example/',
  'https://images.example /',
  ' https://images.example/',
  'https://images.exam\tple/',
  'https://images.example/\r\nHost: evil.example',
  'https://images.example/\u0000',
  'https://images.example/\u202egnp.a',
  '//images.example/a.png',
  '/etc/passwd',
  'images.example/a.png',
  'file:///etc/passwd',
  'ftp://images.example/a.png',
  'gopher://images.example:6379/_FLUSHALL',
  'dict://images.example:11211/stats',
  'jar:https://images.example!/a.png',
  'javascript:alert(1)',
  'blob:https://images.example/1',
  'view-source:https://images.example/',
  'wss://images.example/',
  'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG/a.png',
  'ipfs://127.0.0.1/a.png',
  'ipns://images.example/a.png',
  `https://images.example/${'a'.repeat(2048)}`,
  'https://',
  '',
])('error: %j: nobody is asked for and nothing is connected #pictures-fetched', async (address) => {
  const { error, resolved, attempts } = await refuse(address)
  expect(error.code).toMatch(/^(bad-address|not-allowed)$/)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  expect(error.message).not.toContain('secret')
  expect([resolved, attempts]).toEqual([[], []])
})

test.each(Object.entries(privateAnswers))(
  'error: %s leads to %j: asked for once, nothing is connected',
  async (name, addresses) => {
    const { error, resolved, attempts } = await refuse(`https://${name}/a.png`)
    expect(error).toMatchObject({
      code: 'not-allowed',
      message: `${name} does not resolve to a public address.`,
    })
    for (const address of addresses) expect(error.message).not.toContain(address)
    expect([resolved, attempts]).toEqual([[name], []])
  },
)

test('error: a name without addresses, and a name server that fails', async () => {
  const { error, attempts } = await refuse('https://nothing.example.org/')
  expect(error).toMatchObject({ code: 'failed', message: 'nothing.example.org was not found.' })
  expect(attempts).toEqual([])
  const fetchBytes = createGuardedFetch({
    hosts,
    types: [],
    limits: { bytes: 1, timeoutMs: 1000 },
    ...recordedNetwork(),
    resolve: () => Promise.reject(new Error('SERVFAIL')),
  })
  await expect(fetchBytes('https://images.example')).rejects.toMatchObject({ code: 'failed' })
})

test('behavior: a listed loopback host stays on loopback, whatever a name server says', async () => {
  const local = [parseAllowedHost('http://localhost:4000')].flatMap((host) => host ?? [])
  const limits = { bytes: 1, timeoutMs: 1000 }
  for (const answer of ['93.184.215.14', '10.0.0.1', '169.254.169.254']) {
    const network = recordedNetwork({ localhost: ['127.0.0.1', answer] })
    const fetchBytes = createGuardedFetch({ hosts: local, types: [], limits, ...network })
    await expect(fetchBytes('http://localhost:4000/')).rejects.toMatchObject({ code: 'not-allowed' })
    expect(network.attempts).toEqual([])
  }
})

test('behavior: good addresses are tried in order, at most three, by number and not by name', async () => {
  const addresses = ['93.184.215.14', '2606:4700::1', '1.1.1.1', '8.8.8.8']
  const network = recordedNetwork({ 'images.example': addresses })
  const limits = { bytes: 1, timeoutMs: 1000 }
  const fetchBytes = createGuardedFetch({ hosts, types: [], limits, ...network })
  await expect(fetchBytes('https://images.example/')).rejects.toMatchObject({
    code: 'failed',
    message: 'images.example cannot be reached.',
  })
  expect(network.attempts).toEqual(addresses.slice(0, 3).map((address) => ({ address, port: 443 })))
  expect(network.resolved).toEqual(['images.example'])
})
