import * as z from 'zod/mini'

const pattern = /^(0x[0-9a-f]{64}|(multisig|module|transfer|creation)_0x[0-9a-f]{40}(_[0-9a-z,.-]{1,200})?)$/i

/** `{kind}_{safe}_{id}`, or a bare safeTxHash. */
export const transactionId = z.string('not a transaction id').check(z.regex(pattern, 'not a transaction id'))
