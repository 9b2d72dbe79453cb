import type { Allowance } from '@love/protocol/actions/readAllowances'
import { formatAmount } from '@love/protocol/amounts/amount'
import { practicallyUnlimited } from '@love/protocol/calls/decodeCall'

export function sizeText({ amount, token }: Pick<Allowance, 'amount' | 'token'>): string {
  return amount >= practicallyUnlimited ? 'unlimited' : formatAmount({ raw: amount, token })
}
