import * as z from 'zod/mini'
import { orElse } from '../values/orElse.ts'
import { replyAddress } from '../values/replyAddress.ts'

const deployed = orElse(replyAddress, null)

export const chainContracts = z.object({
  safeSingletonAddress: deployed,
  safeProxyFactoryAddress: deployed,
  multiSendAddress: deployed,
  multiSendCallOnlyAddress: deployed,
  fallbackHandlerAddress: deployed,
  signMessageLibAddress: deployed,
  createCallAddress: deployed,
  simulateTxAccessorAddress: deployed,
  safeWebAuthnSignerFactoryAddress: deployed,
})
