import { expect, test } from 'vitest'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import { gatewayUrl } from './gatewayUrl.ts'

const id = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG'
const newId = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const gateway = 'https://ipfs.example'

test.each([
  [`ipfs://${id}`, `${gateway}/ipfs/${id}`],
  [`ipfs://${id}/7.json`, `${gateway}/ipfs/${id}/7.json`],
  [`ipfs://ipfs/${id}/a/b.png`, `${gateway}/ipfs/${id}/a/b.png`],
  [`ipfs://${newId}/`, `${gateway}/ipfs/${newId}/`],
])('default: %s', (text, url) => expect(gatewayUrl(text, gateway)).toBe(url))

test.each([
  'ipfs://',
  'ipfs:///etc/passwd',
  'ipfs://evil.example/x',
  `ipfs:${id}`,
  `ipfs://${id}@evil.example/`,
  `ipfs://${id}.evil.example/`,
  `ipfs://${id}/../../rpc`,
  `ipfs://${id}/%2e%2E/x`,
  `ipfs://${id}/a/./b`,
  `ipfs://${id}?x=1`,
  `ipfs://${id.slice(1)}`,
])('error: %s', (text) => {
  expect(() => gatewayUrl(text, gateway)).toThrow(expect.objectContaining({ code: 'bad-address' }))
})

test('error: without a gateway the words say what to set', () => {
  expect(() => gatewayUrl(`ipfs://${id}`, undefined)).toThrow(/no IPFS_GATEWAY is set\.$/)
})

test('behavior: the gateway has to pass like any other host', async () => {
  const limits = { bytes: 1, timeoutMs: 1000 }
  const network = recordedNetwork({ 'ipfs.example': ['93.184.215.14'] })
  const hosts = [{ scheme: 'https', host: 'ipfs.example', port: 443 }] as const
  const listed = createGuardedFetch({ hosts, gateway, types: [], limits, ...network })
  await expect(listed(`ipfs://${id}`)).rejects.toMatchObject({ code: 'failed' })
  expect(network.attempts).toEqual([{ address: '93.184.215.14', port: 443 }])
  const unlisted = createGuardedFetch({ hosts: [], gateway, types: [], limits, ...network })
  await expect(unlisted(`ipfs://${id}`)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(network.attempts).toHaveLength(1)
})
