import { address } from '../values/address.ts'
import { callData } from '../values/callData.ts'
import { decimal } from '../values/decimal.ts'
import { operation } from '../values/operation.ts'
import { requestBody } from './requestBody.ts'

export const estimationRequest = requestBody({ to: address, value: decimal, data: callData, operation })
