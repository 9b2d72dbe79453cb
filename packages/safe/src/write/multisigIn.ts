import { DetailedExecutionType } from '../api/enumerations.ts'
import type { TransactionDetails } from '../api/replies/transactionDetails.ts'

type Info = NonNullable<TransactionDetails['detailedExecutionInfo']>
export type MultisigInfo = Extract<Info, { readonly type: typeof DetailedExecutionType.MULTISIG }>

/** What a gateway says about the signatures of a transaction; nothing where owners have nothing to sign. */
export function multisigIn({
  detailedExecutionInfo: info,
}: Pick<TransactionDetails, 'detailedExecutionInfo'>): MultisigInfo | undefined {
  return info?.type === DetailedExecutionType.MULTISIG ? info : undefined
}
