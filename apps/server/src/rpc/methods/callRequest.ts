import { z } from 'zod'
import { address, data, hash, quantity } from './hex.ts'

const accessList = z.array(z.strictObject({ address, storageKeys: z.array(hash) }))

/** EIP-7825: no transaction may ask for more, and some nodes hold calls to it as well. */
const TRANSACTION_GAS_CAP = 2 ** 24

/** The gas of a call that names none: without a limit of ours the node's own would rule. */
export function defaultCallGas(gasLimit: number): string {
  return `0x${Math.min(gasLimit, TRANSACTION_GAS_CAP).toString(16)}`
}

/** What `eth_call` and `eth_estimateGas` may run. Unknown fields are refused: dropping one would change the meaning. */
export function callRequest(gasLimit: number) {
  const most = BigInt(gasLimit)
  return z.strictObject({
    from: address.optional(),
    to: address.optional(),
    gas: quantity.refine((gas) => BigInt(gas) <= most, `above the limit of ${gasLimit}`).optional(),
    gasPrice: quantity.optional(),
    maxFeePerGas: quantity.optional(),
    maxPriorityFeePerGas: quantity.optional(),
    value: quantity.optional(),
    data: data.optional(),
    input: data.optional(),
    nonce: quantity.optional(),
    type: quantity.optional(),
    chainId: quantity.optional(),
    accessList: accessList.optional(),
  })
}
