import { callSimulatorAbi } from '@love/contracts/abi/callSimulator.abi'
import { callSimulatorRuntimeCode } from '@love/contracts/artifacts/callSimulator'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBytes,
  numberToHex,
  size,
  zeroAddress,
} from 'viem'
import type { SimulationMethod } from './createOffers.ts'
import { bytes } from './parseSimulation.ts'

/**
 * An `eth_call` of the account to itself, whose code is `CallSimulator` for that long: what the code calls is called by
 * the account. That is also right where the account has code already: a Safe's own code would ask for signatures, while
 * what matters is what happens once they are there. What is lost: the account's own answers to those who call it back,
 * and that an account without code looks like one to a contract that refuses other contracts.
 *
 * `debug_traceCall` brings nothing beyond this: it runs one call as well, so it would need the same code in the same
 * place. It adds inner calls and logs, which nobody here asks for, has no bound on what it answers, and is closed on
 * most nodes that allow overrides.
 */
export function byOverride({ gas }: { gas: number }): SimulationMethod {
  return {
    by: 'eth_call',
    callFor({ from, calls, watch }) {
      const watched = watch.map(({ account, token }) => {
        return { account, token: token === 'ETH' ? zeroAddress : token }
      })
      const made = calls.map(({ to, data, value }) => ({ to, value: BigInt(value), data }))
      const question = encodeFunctionData({
        abi: callSimulatorAbi,
        functionName: 'simulate',
        args: [watched, made],
      })
      const call = { from, to: from, data: question, gas: numberToHex(gas) }
      return {
        method: 'eth_call',
        params: [call, 'latest', { [from]: { code: callSimulatorRuntimeCode } }],
      }
    },

    read({ calls, watch }, result) {
      const [block, results, start, end] = decodeFunctionResult({
        abi: callSimulatorAbi,
        functionName: 'simulate',
        data: bytes.parse(result),
      })
      const isFailure = results.at(-1)?.isSuccess === false
      const isWhole = results.length === calls.length && end.length === watch.length
      if (start.length !== watch.length || !(isFailure || isWhole)) throw new Error('Results are missing.')
      return {
        status: 'done',
        by: 'eth_call',
        block: String(block),
        calls: results.map(({ isSuccess, gasUsed, returned }, at) => {
          return { isSuccess, gasUsed: String(gasUsed + transactionGas(calls[at]?.data)), returned }
        }),
        changes: isFailure
          ? []
          : watch.map((watched, at) => {
              return { ...watched, before: String(start[at]), after: String(end[at]) }
            }),
      }
    },

    refuses({ from, calls }) {
      const isToItself = calls.some(({ to, data }) => to === from && data !== '0x')
      if (isToItself)
        return 'The account calls itself, which the node cannot simulate without eth_simulateV1.'
      return undefined
    },
  }
}

/** What a transaction costs before it does anything: the contract measures only what comes after. */
function transactionGas(data: Hex = '0x'): bigint {
  const zeros = hexToBytes(data).filter((byte) => byte === 0).length
  return 21_000n + 4n * BigInt(zeros) + 16n * BigInt(size(data) - zeros)
}
