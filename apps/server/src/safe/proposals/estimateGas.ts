import { safeAbi } from '@love/contracts/abi/safe.abi'
import { simulateTxAccessorAbi } from '@love/contracts/abi/simulateTxAccessor.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import {
  type Client,
  decodeErrorResult,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  numberToHex,
  parseAbi,
  size,
  slice,
} from 'viem'
import { NodeCallError } from '../../chain/createChainClient.ts'
import type { SafeCall } from '../decode/safeCall.ts'
import { GatewayError } from '../gateway/refusalOf.ts'

/** No transaction may have more (EIP-7825). */
const MOST_GAS = 2 ** 24

/** The Safe itself tries the call and then takes everything back. Throws in words where the call would fail. */
export async function estimateGas(client: Client, { safe, ...call }: SafeCall): Promise<bigint> {
  const { to, value, data, operation } = call
  const trial = encodeFunctionData({
    abi: simulateTxAccessorAbi,
    functionName: 'simulate',
    args: [to, value, data, operation],
  })
  const question = encodeFunctionData({
    abi: safeAbi,
    functionName: 'simulateAndRevert',
    args: [safeContracts.simulateTxAccessor, trial],
  })
  const outcome = await revertOf(client, { to: safe, data: question, gas: numberToHex(MOST_GAS) })
  // Whether the trial ran, how long its answer is, and the answer.
  if (!outcome || size(outcome) < 160 || BigInt(slice(outcome, 0, 32)) !== 1n)
    return estimateOld(client, { safe, ...call })
  const [estimate, success, returned] = decodeFunctionResult({
    abi: simulateTxAccessorAbi,
    functionName: 'simulate',
    data: slice(outcome, 64),
  })
  if (!success) throw new GatewayError(422, `The transaction would fail: ${reasonIn(returned)}`)
  // A contract keeps back a part of 64 of its gas for itself when it calls another one.
  return (estimate * 64n) / 63n + RESERVE
}

const RESERVE = 5_000n

const oldAbi = parseAbi(['function requiredTxGas(address to, uint256 value, bytes data, uint8 operation)'])

/** Selector, place and length of the text of an error, and in it the gas as a number. */
const OLD_ANSWER_BYTES = 100

/** Before 1.3.0 a Safe tries it only for itself, and says the gas in the words of its refusal. */
async function estimateOld(client: Client, { safe, to, value, data, operation }: SafeCall): Promise<bigint> {
  const question = encodeFunctionData({ abi: oldAbi, args: [to, value, data, operation] })
  const outcome = await revertOf(client, { from: safe, to: safe, data: question, gas: numberToHex(MOST_GAS) })
  if (outcome === '0x') throw new GatewayError(422, 'The transaction would fail (no reason given).')
  if (!outcome || size(outcome) !== OLD_ANSWER_BYTES || BigInt(slice(outcome, 36, 68)) !== 32n)
    throw new GatewayError(422, 'This Safe cannot simulate the transaction, so its gas is unknown.')
  return (BigInt(slice(outcome, 68)) * 64n) / 63n + RESERVE
}

async function revertOf(
  client: Client,
  call: { from?: Hex; to: Hex; data: Hex; gas: Hex },
): Promise<Hex | undefined> {
  try {
    await client.request({ method: 'eth_call', params: [call, 'latest'] })
    return undefined
  } catch (error) {
    const data = dataIn(error)
    if (data === undefined) throw error
    return data
  }
}

/** Nodes differ in where they put what a contract said. */
function dataIn(error: unknown): Hex | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!(at instanceof NodeCallError)) continue
    const { data } = at
    if (isHex(data)) return data
    if (typeof data === 'object' && data !== null && 'data' in data && isHex(data.data)) return data.data
  }
  return undefined
}

function reasonIn(returned: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ data: returned })
    return errorName === 'Error' ? `${args?.[0]}`.slice(0, 200) : `${errorName} ${args?.join(', ')}`
  } catch {
    return 'no reason given.'
  }
}
