import type { StoredReceipt } from './createTermsStore.ts'
import { termsText } from './termsText.ts'

/** Complete in itself: whoever holds the file can hash the text and compare. */
export function receiptFile(receipt: StoredReceipt): { readonly name: string; readonly text: string } {
  const { address, time, hash } = receipt
  const content = { address, time, text: termsText, sha256: hash.slice(2) }
  return { name: `love-terms-${address}.json`, text: `${JSON.stringify(content, null, 2)}\n` }
}
