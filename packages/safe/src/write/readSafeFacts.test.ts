import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet as deployment } from '@love/contracts/deployments/1337'
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  getAddress,
  type Hex,
  multicall3Abi,
  numberToHex,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { SENTINEL } from '../build/owners.ts'
import { safeDomainHash } from '../safeTx.ts'
import { readSafeFacts } from './readSafeFacts.ts'

const safe = getAddress(numberToHex(0x5afe, { size: 20 }))
const [ann, bob]: [Address, Address] = ['0x00000000000000000000000000000000000000A1', safe]
const honest = {
  getOwners: [ann, bob] as readonly Address[],
  getThreshold: 2n,
  nonce: 7n,
  VERSION: '1.4.1',
  domainSeparator: safeDomainHash({ safe, chainId: 1337, version: '1.4.1' }),
}
type Contract = typeof honest

/** A node that answers for one contract, which may say anything. */
function read(changes: Partial<Contract> = {}) {
  const contract: Contract = { ...honest, ...changes }
  const answer = (data: Hex) => {
    const { functionName } = decodeFunctionData({ abi: safeAbi, data })
    if (!(functionName in contract)) return { success: false, returnData: '0x' as const }
    const result = contract[functionName as keyof Contract]
    const returnData = encodeFunctionResult({ abi: safeAbi, functionName, result } as never)
    return { success: true, returnData }
  }
  const request = async ({ method, params }: { method: string; params: [{ data: Hex }] }) => {
    // Its code is not that of a Safe, whatever it says.
    if (method !== 'eth_call') return '0x'
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: params[0].data })
    const calls = args?.[0] as readonly { readonly callData: Hex }[]
    const [item] = multicall3Abi
    return encodeAbiParameters(item.outputs, [calls.map(({ callData }) => answer(callData))])
  }
  const client = createClient({ transport: custom({ request }) })
  return readSafeFacts(client, { deployment, safe })
}

test('default: everything that decides is what the chain says', async () => {
  expect(await read()).toEqual({
    safe,
    chainId: 1337,
    version: '1.4.1',
    threshold: 2,
    nonce: 7n,
    guard: undefined,
    fallbackHandler: undefined,
    owners: [ann, bob],
    code: { isVerified: false, singleton: undefined, why: 'Its code is not a Safe proxy.' },
  })
})

test.each<[string, Partial<Contract>]>([
  ['nobody', { getOwners: [] }],
  ['an owner twice', { getOwners: [ann, ann] }],
  ['the end of its own list', { getOwners: [ann, SENTINEL] }],
  ['no address', { getOwners: [ann, zeroAddress] }],
  ['fewer owners than must sign', { getThreshold: 3n }],
  ['owners of whom none must sign', { getThreshold: 0n }],
])('error: a Safe that names %s #safe-from-chain', async (_, changes) => {
  await expect(read(changes)).rejects.toMatchObject({ code: 'no-safe' })
})

test.each([
  ['an older version, to lose the chain id', '1.2.0'],
  ['a version that is none', 'latest'],
  ['no version', ''],
])('error: a Safe that claims %s', async (_, VERSION) => {
  await expect(read({ VERSION })).rejects.toThrow(
    /domain hash does not match|is not a Safe version|no Safe at/,
  )
})

test('error: a Safe that hashes for another chain or another Safe #safe-from-chain', async () => {
  for (const other of [{ chainId: 1 }, { safe: ann }]) {
    const domainSeparator = safeDomainHash({ safe, chainId: 1337, version: '1.4.1', ...other })
    await expect(read({ domainSeparator })).rejects.toThrow('domain hash does not match')
  }
})
