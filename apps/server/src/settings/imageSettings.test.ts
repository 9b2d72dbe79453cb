import { expect, test } from 'vitest'
import { mainnetEnv, problemsOf } from '../../test/settingProblems.ts'
import { readConfig } from '../config.ts'

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
  const problems = problemsOf({ ...mainnetEnv, IMAGE_HOSTS: 'http://localhost:4000' })
  expect(problems).toEqual([expect.stringMatching(/^IMAGE_HOSTS must be hosts/)])
})

test.each([
  ['ipfs.example', /^IPFS_GATEWAY must be an origin/],
  ['ftp://images.example', /^IPFS_GATEWAY must be an origin/],
  ['https://ipfs.example/ipfs/', /^IPFS_GATEWAY must be an origin/],
  ['https://ipfs.example', /^IPFS_GATEWAY must be one of the hosts in IMAGE_HOSTS/],
])('error: IPFS_GATEWAY=%s', (value, message) => {
  const env = { IMAGE_HOSTS: 'images.example', IPFS_GATEWAY: value }
  expect(problemsOf(env)).toEqual([expect.stringMatching(message)])
})
