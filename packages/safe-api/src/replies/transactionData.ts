import * as z from 'zod/mini'
import { maybe } from '../values/maybe.ts'
import { operation } from '../values/operation.ts'
import { orElse } from '../values/orElse.ts'
import { addressInfo } from './addressInfo.ts'
import { dataDecoded } from './dataDecoded.ts'

export const transactionData = z.object({
  hexData: maybe(z.string()),
  dataDecoded: maybe(dataDecoded),
  to: addressInfo,
  value: maybe(z.string()),
  operation,
  /** What is known about the addresses inside the data, by address. */
  addressInfoIndex: maybe(z.record(z.string(), addressInfo)),
  trustedDelegateCallTarget: orElse(z.boolean(), false),
})
