import { type Client, numberToHex } from 'viem'
import { alone } from './alone.ts'

type Call = { method: string; params?: readonly unknown[] }

/**
 * The same view, for contracts that nobody trusts: what they do to answer costs no more than so much gas, and nothing
 * else is asked in the same call.
 */
export function withGas<C extends Client>(client: C, gas: number): C {
  const request = ({ method, params = [] }: Call, ...more: never[]) => {
    const [call, ...rest] = params
    const bounded = method === 'eth_call' ? [{ gas: numberToHex(gas), ...(call as object) }, ...rest] : params
    return client.request({ method, params: bounded } as never, ...more)
  }
  return { ...alone(client), request: request as never }
}
