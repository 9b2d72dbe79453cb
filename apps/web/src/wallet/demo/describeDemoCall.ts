import type { Deployment } from '@love/contracts/deployments/deployment'
import { decodeCall } from '@love/protocol/calls/decodeCall'
import type { Address, Hex } from 'viem'

export type CallDescription = {
  /** Whose contract it is, where we know it. */
  readonly contract: string | undefined
  /** `deposit(0, 1000)`; undefined: not decoded. */
  readonly call: string | undefined
}

/** What a call does, letter by letter; undefined where nothing is known. */
export function describeDemoCall(
  deployment: Deployment,
  to: Address | undefined,
  data: Hex,
): CallDescription {
  if (!to) return { contract: undefined, call: undefined }
  const { contract, call } = decodeCall(deployment, { to, data })
  return {
    contract: contract?.name,
    call: call && `${call.name}(${call.args.map(({ raw }) => raw).join(', ')})`,
  }
}
