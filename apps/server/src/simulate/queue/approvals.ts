import { type Address, encodeAbiParameters, type Hash, type Hex, keccak256, numberToHex } from 'viem'

/** Where Safes since 1.0.0 keep `approvedHashes`, by owner and hash. */
const APPROVED_HASHES_SLOT = 8n
const approved = numberToHex(1, { size: 32 })

export type Approvals = { owners: ReadonlySet<Address>; hashes: readonly Hash[] }

/** Storage in which every one of these owners has approved every one of these hashes. */
export function approvalSlots({ owners, hashes }: Approvals): Record<Hex, Hex> {
  return Object.fromEntries(
    [...owners].flatMap((owner) => {
      const ofOwner = keccak256(
        encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [owner, APPROVED_HASHES_SLOT]),
      )
      return hashes.map((hash) => {
        const slot = encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [hash, ofOwner])
        return [keccak256(slot), approved]
      })
    }),
  )
}

/** Those whom the Safe asks first: as many as must sign, in the order of their addresses. */
export function firstOwners(owners: readonly Address[], threshold: bigint): readonly Address[] {
  const ordered = owners.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return ordered.slice(0, Number(threshold))
}
