import type { TransactionPreview } from '@love/safe-api/replies/transactionPreview'
import { addressesIn } from './addressesIn.ts'
import { customInfo } from './customInfo.ts'
import type { DescribeDeps } from './describeDeps.ts'
import { etherInfo } from './etherInfo.ts'
import type { SafeCall } from './safeCall.ts'
import { settingsChange } from './settingsChange.ts'
import { tokenInfo } from './tokenInfo.ts'

/** What a Safe does by a call, and the call itself. What is not understood is said to be so. */
export async function describeCall(deps: DescribeDeps, call: SafeCall): Promise<TransactionPreview> {
  const { book, decode, delegateTargets } = deps
  const { to, value, data, operation } = call
  const dataDecoded = data === '0x' ? undefined : await decode(call)
  const txInfo =
    etherInfo(book, call) ??
    (dataDecoded && settingsChange(book, call, dataDecoded)) ??
    (await tokenInfo(deps, call)) ??
    customInfo(book, call, dataDecoded)
  const named = addressesIn(dataDecoded).flatMap((address) =>
    book.entry(address) ? [[address, book.info(address)] as const] : [],
  )
  return {
    txInfo,
    txData: {
      ...(data !== '0x' && { hexData: data }),
      ...(dataDecoded && { dataDecoded }),
      to: book.info(to),
      value: String(value),
      operation,
      ...(named.length > 0 && { addressInfoIndex: Object.fromEntries(named) }),
      trustedDelegateCallTarget:
        operation === 1 && delegateTargets.some((target) => target.toLowerCase() === to.toLowerCase()),
    },
  }
}
