import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { type CallNode, callTree } from '@love/safe/decode/callTree'
import type { SafeIdentity } from '@love/safe/safeTx'
import { type VerifiedSafeTx, verifySafeTx } from '@love/safe/write/verifySafeTx'
import { useMemo } from 'react'
import { detailsQuery } from '../gateway/detailsQuery.ts'
import type { GatewayReading } from '../gateway/gatewayReading.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { contractBook } from '../known/contractBook.ts'

export type Checked = GatewayReading & {
  readonly details: TransactionDetails | undefined
  /** Undefined until the details are there. */
  readonly verified: VerifiedSafeTx | undefined
  /** What it does, from its own bytes; only of what matches, or did so before the Safe was updated. */
  readonly tree: CallNode | undefined
}

export type UseCheckedParameters = {
  readonly identity: SafeIdentity
  readonly id: string
  readonly seen?: string | undefined
}

/** A transaction with its hash computed here from the fields that are shown. */
export function useChecked({ identity, id, seen }: UseCheckedParameters): Checked {
  const { safe, chainId, version } = identity
  const { data: details, ...reading } = useGatewayReading(detailsQuery(safe, id, { seen }))
  const verified = useMemo(
    () => details && checkId(id, verifySafeTx(details, { safe, chainId, version })),
    [details, id, safe, chainId, version],
  )
  const tree = useMemo(() => {
    const shown = verified?.matches ? verified : verified?.outdated
    return shown && callTree(shown.tx, { book: contractBook() })
  }, [verified])
  return { ...reading, details, verified, tree }
}

/** Fields that fit each other may still be those of another transaction than the one that was asked for. */
function checkId(id: string, verified: VerifiedSafeTx): VerifiedSafeTx {
  const shown = verified.matches ? verified : verified.outdated
  if (!shown || id.toLowerCase().endsWith(shown.hashes.hash)) return verified
  return {
    matches: false,
    words: 'Hash mismatch: the Safe service returned a different transaction. Do not sign it.',
  }
}
