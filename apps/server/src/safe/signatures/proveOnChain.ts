import { withTimeLimit } from '@love/http/withTimeLimit'
import type { SignaturePart } from '@love/protocol/safe/signatures/signaturePart'
import type { Address, Client, Hash, Hex } from 'viem'
import { askContract } from './askContract.ts'
import { isApproved } from './isApproved.ts'
import { Refusal } from './Refusal.ts'
import { refuseDeepNesting } from './refuseDeepNesting.ts'
import type { SignatureLimits } from './signatureLimits.ts'
import { type Ask, staticCall } from './staticCall.ts'

export type ProofParameters = {
  safe: Address
  hash: Hash
  preimage: Hex | undefined
  parts: readonly SignaturePart[]
  ethSign: boolean
  limits: SignatureLimits
}

/** Refuses what only names an owner, unless the chain says that the owner stands behind it. */
export async function proveOnChain(client: Client, parameters: ProofParameters): Promise<void> {
  const { safe, hash, preimage, parts, ethSign, limits } = parameters
  if (!parts.some((part) => 'owner' in part)) return
  await withTimeLimit(
    async (signal) => {
      const ask: Ask = (to, data, gas = limits.gas) => {
        signal.throwIfAborted()
        return staticCall(client, { to, data, gas })
      }
      await refuseDeepNesting(ask, parts, { ethSign, limits })
      for (const part of parts) {
        if (part.kind === 'approved' && !(await isApproved(ask, { safe, owner: part.owner, hash })))
          throw new Refusal('not-approved', `${part.owner} has not approved this hash on chain.`)
        if (part.kind !== 'contract') continue
        const { owner, data: signature } = part
        if (!(await askContract(ask, { owner, hash, preimage, signature })))
          throw new Refusal('contract-refused', `The contract ${owner} does not confirm its signature.`)
      }
    },
    { timeoutMs: limits.timeoutMs },
  )
}
