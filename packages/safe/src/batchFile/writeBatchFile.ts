import type { Address, Hex } from 'viem'
import { batchChecksum } from './batchChecksum.ts'

export type WriteBatchFileParameters = {
  readonly safe: Address
  readonly chainId: number
  readonly name: string
  readonly calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[]
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The release of the field's tool whose format this is. */
const txBuilderVersion = '1.18.3'

/** A batch as the field's Transaction Builder saves and opens it. */
export function writeBatchFile({ safe, chainId, name, calls, createdAt }: WriteBatchFileParameters): string {
  const meta = {
    name,
    description: '',
    txBuilderVersion,
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: '',
  }
  const file = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta,
    transactions: calls.map(({ to, value, data }) => ({
      to,
      value: String(value),
      data: data === '0x' ? null : data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  }
  return `${JSON.stringify({ ...file, meta: { ...meta, checksum: batchChecksum(file) } }, null, 2)}\n`
}
