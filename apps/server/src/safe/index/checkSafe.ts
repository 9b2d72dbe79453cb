import { safeAbi } from '@love/contracts/abi/safe.abi'
import { safeRules } from '@love/safe/safeRules'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  type Hex,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { nodeFailure } from '../../chain/createChainClient.ts'
import { SafeIndexError } from './followedSafes.ts'

/** Where a Safe's list of owners begins and ends. */
const sentinel = `0x${'1'.padStart(40, '0')}`

/** Throws unless the contract answers as a Safe from 1.0.0 on does, with owners that can decide something. */
export async function checkSafe(client: Client, address: Address): Promise<void> {
  const code = await ask(client, 'eth_getCode', [address, 'latest'])
  if (code === '0x') throw notASafe('there is no contract at this address')
  const [owners, threshold, version] = await Promise.all([
    call(client, address, 'getOwners').then((data) =>
      decode(() => decodeFunctionResult({ abi: safeAbi, functionName: 'getOwners', data })),
    ),
    call(client, address, 'getThreshold').then((data) =>
      decode(() => decodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', data })),
    ),
    call(client, address, 'VERSION').then((data) =>
      decode(() => decodeFunctionResult({ abi: safeAbi, functionName: 'VERSION', data })),
    ),
  ])
  if (!isKnownVersion(version)) throw notASafe('only version 1.0.0 and later are supported')
  const names = owners.map((owner) => owner.toLowerCase())
  if (names.length === 0) throw notASafe('it has no owners')
  if (new Set(names).size < names.length) throw notASafe('an owner is listed twice')
  if (names.some((name) => name === sentinel || name === zeroAddress || name === address.toLowerCase()))
    throw notASafe('one of its owners is the zero address')
  if (threshold < 1n || threshold > names.length)
    throw notASafe('its threshold is zero or higher than its number of owners')
}

function call(client: Client, to: Address, name: 'getOwners' | 'getThreshold' | 'VERSION'): Promise<Hex> {
  return ask(client, 'eth_call', [{ to, data: toFunctionSelector(`function ${name}()`) }, 'latest'])
}

function decode<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw notASafe('the contract does not behave like a Safe')
  }
}

/** What a contract refuses is its answer; what the nodes refuse is none. */
async function ask(
  client: Client,
  method: 'eth_call' | 'eth_getCode',
  params: readonly unknown[],
): Promise<Hex> {
  try {
    return await client.request<{ Method: typeof method; Parameters: typeof params; ReturnType: Hex }>({
      method,
      params,
    })
  } catch (error) {
    const cause = nodeFailure(error)
    if (cause && (cause.data !== undefined || /revert|opcode|out of gas|too large/i.test(cause.message)))
      throw notASafe('the contract does not behave like a Safe')
    throw new SafeIndexError('no-answer', 'The chain cannot be reached right now. Try again later.')
  }
}

function isKnownVersion(version: string): boolean {
  try {
    return safeRules(version).gasField === 'baseGas'
  } catch {
    return false
  }
}

function notASafe(reason: string): SafeIndexError {
  return new SafeIndexError('not-a-safe', `This is not a supported Safe: ${reason}.`)
}
