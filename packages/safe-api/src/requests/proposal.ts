import { zeroAddress } from 'viem'
import { address } from '../values/address.ts'
import { callData } from '../values/callData.ts'
import { decimal } from '../values/decimal.ts'
import { hash } from '../values/hash.ts'
import { maybe } from '../values/maybe.ts'
import { nonce } from '../values/nonce.ts'
import { operation } from '../values/operation.ts'
import { orElse } from '../values/orElse.ts'
import { signature } from '../values/signature.ts'
import { origin } from './origin.ts'
import { requestBody } from './requestBody.ts'

/** A Safe transaction. Posted again with another owner's signature it is a confirmation. */
export const proposal = requestBody({
  to: address,
  value: decimal,
  data: orElse(callData, '0x'),
  nonce,
  operation,
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: address,
  refundReceiver: orElse(address, zeroAddress),
  safeTxHash: hash,
  sender: address,
  signature: maybe(signature),
  origin,
})
