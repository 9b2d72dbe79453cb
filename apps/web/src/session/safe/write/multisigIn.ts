import { DetailedExecutionType } from '@love/safe/api/enumerations'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'

type Info = NonNullable<TransactionDetails['detailedExecutionInfo']>
export type MultisigInfo = Extract<Info, { readonly type: typeof DetailedExecutionType.MULTISIG }>

/** What a gateway says about the signatures of a transaction; nothing where owners have nothing to sign. */
export function multisigIn({
  detailedExecutionInfo: info,
}: Pick<TransactionDetails, 'detailedExecutionInfo'>): MultisigInfo | undefined {
  return info?.type === DetailedExecutionType.MULTISIG ? info : undefined
}
