import { ensContracts } from '@love/contracts/deployments/ens'
import { sender } from '@love/devnet/devnetClient'
import { lookAlikeName } from '@love/devnet/seed/seedNames'
import { type Devnet, startDevnet } from '@love/devnet/startDevnet'
import { type Address, createClient, defineChain, http, namehash, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveClaims } from './proveClaims.ts'
import { readAvatar } from './readAvatar.ts'
import { readClaims } from './readClaims.ts'
import { readNamedAddress } from './readNamedAddress.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ port: 0, historyHours: 0 })
})
afterAll(() => devnet.close())

function reader(url = devnet.url) {
  let requests = 0
  const client = createClient({
    chain: defineChain({
      id: 1337,
      name: 'test',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [url] } },
    }),
    ccipRead: false,
    transport: http(url, {
      retryCount: 0,
      batch: { wait: 40 },
      onFetchRequest: () => {
        requests += 1
      },
    }),
  })
  return { client, requests: () => requests }
}

const at = () => ({ multicallAddress: devnet.contracts.deployment.multicall3 })
const addressOf = (typed: string) => readNamedAddress(reader().client, { ...at(), typed })
const codeOf = (typed: string) =>
  addressOf(typed).then(
    () => 'no error',
    (error) => error.code,
  )

async function namesOf(addresses: readonly Address[]) {
  const { client, requests } = reader()
  const claims = await readClaims(client, { ...at(), addresses })
  const proved = await proveClaims(client, { ...at(), claims })
  return { claims, names: new Map(proved.map(({ address, name }) => [address, name])), requests: requests() }
}

test('default: a name has one address, however it is typed', async () => {
  const [first, second, third] = devnet.roles.demo
  const { teamSafe } = devnet.safes
  const typed = ['ann.eth', 'BEA.eth', ' cem.eth ', 'Team.ETH', 'любовь.eth']
  expect(await Promise.all(typed.map(addressOf))).toEqual([
    { name: 'ann.eth', address: first },
    { name: 'bea.eth', address: second },
    { name: 'cem.eth', address: third },
    { name: 'team.eth', address: teamSafe },
    { name: 'любовь.eth', address: devnet.roles.feeReceiver },
  ])
})

test('default: the names of many addresses, proved both ways, in two requests', async () => {
  const [first, second] = devnet.roles.demo
  const { teamSafe } = devnet.safes
  const { names, requests } = await namesOf([first, second, teamSafe, devnet.roles.deployer])
  expect([...names]).toEqual([
    [first, 'ann.eth'],
    [second, 'bea.eth'],
    [teamSafe, 'team.eth'],
  ])
  expect(requests).toBe(2)
})

test('error: an address that claims the name of another, or a name made of look-alikes, has no name #proved-names', async () => {
  const [, , third] = devnet.roles.demo
  const { names } = await namesOf([third, devnet.roles.whale])
  expect([...names]).toEqual([])
})

test('error: claims are not believed, wherever they come from #proved-names', async () => {
  const [first, second] = devnet.roles.demo
  const claims = [
    { address: second, name: 'ann.eth' },
    { address: second, name: 'expired.eth' },
    { address: first, name: 'ANN.eth' },
    { address: first, name: 'offchain.eth' },
    { address: first, name: 'nobody.eth' },
    { address: first, name: '' },
  ]
  expect(await proveClaims(reader().client, { ...at(), claims })).toEqual([])
})

test('error: every name without a good address says why', async () => {
  const typed = [
    ['nobody.eth', 'name-not-registered'],
    ['sub.ann.eth', 'name-not-registered'],
    ['expired.eth', 'name-expired'],
    ['offchain.eth', 'name-off-chain'],
    ['any.of.offchain.eth', 'name-off-chain'],
    [lookAlikeName, 'name-look-alike'],
    ['an n.eth', 'name-invalid'],
    ['ann..eth', 'name-invalid'],
    ['ann', 'name-invalid'],
    [`${'a'.repeat(300)}.eth`, 'name-invalid'],
    ['reverse', 'name-invalid'],
    ['addr.reverse', 'name-not-registered'],
  ] as const
  expect(await Promise.all(typed.map(([name]) => codeOf(name)))).toEqual(typed.map(([, code]) => code))
})

test('error: an expired name tells the day, though its resolver still answers', async () => {
  await expect(addressOf('expired.eth')).rejects.toThrow(/expired\.eth expired on \w{3} \d{1,2}, 20\d\d\./)
})

test('error: a node that cannot be reached is not an unregistered name', async () => {
  const { client } = reader('http://127.0.0.1:9')
  await expect(readNamedAddress(client, { ...at(), typed: 'ann.eth' })).rejects.toThrow(/HTTP request failed/)
  await expect(readClaims(client, { ...at(), addresses: [devnet.roles.deployer] })).rejects.toThrow(
    /HTTP request failed/,
  )
})

test('behavior: the picture of a name is one that a picture proxy may fetch, or none', async () => {
  const avatarOf = (name: string) => readAvatar(reader().client, { ...at(), name })
  for (const [text, shown] of [
    ['https://pictures.example/ann.png', 'https://pictures.example/ann.png'],
    ['ipfs://bafy/ann.png', 'ipfs://bafy/ann.png'],
    ['http://pictures.example/ann.png', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['/image?url=x', undefined],
    [`https://pictures.example/${'a'.repeat(3_000)}`, undefined],
    ['', undefined],
  ] as const) {
    await devnet.client.writeContract({
      ...sender(devnet.roles.deployer),
      abi: parseAbi(['function setText(bytes32 node, string key, string value)']),
      address: ensContracts.publicResolver,
      functionName: 'setText',
      args: [namehash('ann.eth'), 'avatar', text],
    })
    expect(await avatarOf('ann.eth'), text).toBe(shown)
  }
})

test('behavior: a name without an avatar has none', async () => {
  expect(await readAvatar(reader().client, { ...at(), name: 'ann.eth' })).toBeUndefined()
  expect(await readAvatar(reader().client, { ...at(), name: 'nobody.eth' })).toBeUndefined()
})
