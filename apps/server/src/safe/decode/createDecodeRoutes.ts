import { postDecodeData as decodeEndpoint, getContract } from '@love/safe/api/endpoints/contracts'
import { getConfirmationView, previewTransaction } from '@love/safe/api/endpoints/proposals'
import type { DecodedData } from '@love/safe/decode/decodeData'
import { type Address, getAddress, type Hex } from 'viem'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { describeCall } from './describeCall.ts'
import type { DescribeDeps } from './describeDeps.ts'

/** What calls and contracts are, of whatever Safe. */
export function createDecodeRoutes(deps: DescribeDeps): readonly GatewayRoute[] {
  return [
    defineRoute(decodeEndpoint, ({ body }) => decodeCall(deps, body)),
    defineRoute(previewTransaction, async ({ parameters, body }) => {
      const { to, value = '0', data, operation } = body
      if (to === undefined) throw new GatewayError(422, 'to: the address the Safe would call is missing.')
      if (operation === undefined)
        throw new GatewayError(422, 'operation: must be 0 (call) or 1 (delegate call).')
      return describeCall(deps, { safe: parameters.safe_address, to, value: BigInt(value), data, operation })
    }),
    defineRoute(getConfirmationView, async ({ body: { to, data } }) => {
      const decoded = data === '0x' ? undefined : await deps.decode({ to, data })
      // A space stands in no name of a function, so that nobody takes this for one.
      const { method = data === '0x' ? 'no data' : 'not decoded', parameters = [] } = decoded ?? {}
      return { type: 'GENERIC' as const, method, parameters }
    }),
    defineRoute(getContract, ({ parameters }) => describeContract(deps, parameters.contractAddress)),
  ]
}

/** Throws in words where there is nothing to decode, or nobody knows how. */
export async function decodeCall(
  { decode }: Pick<DescribeDeps, 'decode'>,
  { to, data }: { to?: Address | undefined; data: Hex },
): Promise<DecodedData> {
  if (data === '0x') throw new GatewayError(422, 'There is no data to decode.')
  const decoded = await decode({ to, data })
  if (!decoded) throw new GatewayError(404, 'The data could not be decoded: no known function matches.')
  return { method: decoded.method, parameters: decoded.parameters }
}

/** One of the contracts that we know, or a token by its own word. Throws for all others, and for a token that says none. */
async function describeContract({ book, readToken, delegateTargets }: DescribeDeps, address: Address) {
  const known = book.entry(address)
  const token = known ? undefined : await readToken(address)
  const name = known?.name ?? token?.name
  if (!name) throw new GatewayError(404, 'Unknown contract.')
  return {
    address: getAddress(address),
    name,
    displayName: name,
    logoUri: '',
    contractAbi: known
      ? {
          abi: known.abi,
          description: name,
          relatedFunctions: [...known.functions.values()].map((one) => one.name),
        }
      : null,
    trustedForDelegateCall: delegateTargets.some((target) => target.toLowerCase() === address.toLowerCase()),
  }
}
