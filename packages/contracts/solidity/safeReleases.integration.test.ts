import { type Address, concat, type Hex, keccak256, sha256, zeroHash } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { singletonFactory } from '../src/artifacts/safe/singletonFactory.ts'
import { allowanceModules } from '../src/deployments/allowanceModules.ts'
import { safeContracts } from '../src/deployments/safe.ts'
import { officialContracts, type SafeVersion } from '../src/deployments/safeReleases.ts'
import { deployOldAllowanceModule } from '../test/deployOldAllowanceModule.ts'
import { deployRelease, readRelease } from '../test/deployRelease.ts'
import { createTestChain, type TestChain } from './createTestChain.ts'
import { safeContracts as taken } from './safeContracts.ts'

const versions: readonly SafeVersion[] = ['1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
  const { client } = chain
  const send = (call: { to: Address; data: Hex }) => client.sendTransaction(call)
  const place = { setCode: client.setCode, call: client.call, send }
  await deployRelease(place, '1.3.0')
  // What the devnet is made of: the rest of 1.4.1 stands on it.
  const { address: to } = singletonFactory
  for (const { bytecode } of Object.values(taken)) await send({ to, data: concat([zeroHash, bytecode]) })
  for (const version of versions) if (version !== '1.3.0') await deployRelease(place, version)
  await deployRelease(place, '1.0.0')
  await deployOldAllowanceModule(place)
})

describe.each(versions)('%s', (version) => {
  const { contracts } = readRelease(version)
  const listed = officialContracts.filter((one) => one.version === version && one.role in contracts)

  test('default: every contract of the release is listed', () => {
    expect(new Set(listed.map(({ role }) => role))).toEqual(new Set(Object.keys(contracts)))
  })

  test.each(listed)(
    'default: $role is at $address, with the code that is listed',
    async ({ address, codeHash }) => {
      const code = await chain.client.getCode({ address })
      expect(keccak256(code ?? '0x')).toBe(codeHash)
    },
  )
})

test('default: what is made of the source of 1.0.0 is its code, but for the note of the compiler', async () => {
  const [singleton] = officialContracts.filter(({ version }) => version === '1.0.0')
  const code = await chain.client.getCode({ address: singleton?.address ?? '0x' })
  const body = code?.slice(0, code.lastIndexOf('a165627a7a72305820'))
  // As the release itself says in its zos.mainnet.json (bodyBytecodeHash).
  expect(sha256(body as Hex)).toBe('0x5bb2743e521347994660ec020cb56c8b1189728d902a09ec554592cc3dadc24c')
})

test.each(Object.entries(safeContracts))(
  'default: %s of the devnet is listed, with its code',
  async (_, address) => {
    const listed = officialContracts.filter((one) => one.address === address)
    const code = await chain.client.getCode({ address })
    expect(listed).toEqual([expect.objectContaining({ version: '1.4.1', codeHash: keccak256(code ?? '0x') })])
  },
)

test.each(allowanceModules)(
  'default: AllowanceModule $version is at $address, with the code that is listed',
  async ({ address, codeHash }) => {
    const code = await chain.client.getCode({ address })
    expect(keccak256(code ?? '0x')).toBe(codeHash)
  },
)
