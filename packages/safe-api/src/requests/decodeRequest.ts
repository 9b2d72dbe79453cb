import { address } from '../values/address.ts'
import { callData } from '../values/callData.ts'
import { decimal } from '../values/decimal.ts'
import { maybe } from '../values/maybe.ts'
import { operation } from '../values/operation.ts'
import { requestBody } from './requestBody.ts'

/** Data to explain, and as much as is known of the call it belongs to: only the data has to be there. */
export const decodeRequest = requestBody({
  operation: maybe(operation),
  data: callData,
  to: maybe(address),
  value: maybe(decimal),
})
