import type { SafeTx } from '@love/safe/safeTx'
import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { parseBigints, stringifyBigints } from '../../../storage/bigintJson.ts'
import {
  address,
  anyText,
  bytes,
  count,
  fieldsOf,
  hash,
  listOf,
  oneOf,
  record,
  type Schema,
  shownText,
  uint256,
} from '../../../storage/schema.ts'
import { storedBy } from '../../../storage/storedBy.ts'
import { useStore } from '../../../storage/useStore.ts'
import { type Bin, type DeletedProposal, emptyBin, withDeleted, withHidden } from './bin.ts'

/** As many characters as gateways keep. */
const longestOrigin = 200

const safeTx: Schema<SafeTx> = record({
  to: address,
  value: uint256,
  data: bytes,
  operation: oneOf(0, 1),
  safeTxGas: uint256,
  baseGas: uint256,
  gasPrice: uint256,
  gasToken: address,
  refundReceiver: address,
  nonce: uint256,
})

const proposals = listOf<DeletedProposal>(
  record(
    {
      safeTxHash: hash,
      tx: safeTx,
      signatures: listOf(record({ owner: address, signature: bytes })),
      proposer: address,
      title: shownText(300),
      deletedAt: count,
    },
    { origin: (value) => (String(value).length <= longestOrigin ? anyText(value) : undefined) },
  ),
)

/** Each bad proposal is left out alone. Whether one fits its hash is asked later. */
export function binOf(value: unknown): Bin {
  const { deleted, hidden, emptiedAt } = fieldsOf(value)
  const start: Bin = { ...emptyBin, emptiedAt: uint256(emptiedAt) ?? 0n }
  return listOf(hash)(hidden).reduceRight(withHidden, proposals(deleted).reduceRight(withDeleted, start))
}

export const binText = {
  parse: parseBigints,
  /** Nothing for a bin that was never used. */
  write(bin: Bin): string | null {
    const isNew = bin.deleted.length === 0 && bin.hidden.length === 0 && bin.emptiedAt === 0n
    return isNew ? null : stringifyBigints(bin)
  },
}

/** One of each Safe. */
export const recycleBin = storedBy(
  (safe: Address) => `love.safe-bin.${config.network}.${getAddress(safe)}`,
  binOf,
  binText,
)

export function useRecycleBin(safe: Address): Bin {
  return useStore(recycleBin(safe))
}
