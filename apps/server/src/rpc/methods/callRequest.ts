import { z } from 'zod'

/**
 * Lower case, so that equal values are equal text: the cache is keyed by it.
 * What is no hex ends there: checks that follow may turn it into a number without asking.
 */
const hex = (pattern: RegExp, kind: string) =>
  z
    .string(`not ${kind}`)
    .regex(pattern, { error: `not ${kind}`, abort: true })
    .toLowerCase()

export const rpcAddress = hex(/^0x[0-9a-f]{40}$/i, 'an address')

export const rpcHash = hex(/^0x[0-9a-f]{64}$/i, 'a 32-byte hash')

const accessList = z.array(z.strictObject({ address: rpcAddress, storageKeys: z.array(rpcHash) }))

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
    from: rpcAddress.optional(),
    to: rpcAddress.optional(),
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

export const quantity = hex(/^0x(0|[1-9a-f][0-9a-f]{0,63})$/i, 'a quantity')

/** Without a group that is captured: one of a few megabytes would be too deep for the stack. */
export const data = hex(/^0x(?:[0-9a-f]{2})*$/i, 'hex data')

/** Nodes take a slot with or without its leading zeros. */
export const slot = hex(/^0x[0-9a-f]{1,64}$/i, 'a storage slot')
