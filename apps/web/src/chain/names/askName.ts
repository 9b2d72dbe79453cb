import { type NamedAddress, readNamedAddress } from '@love/protocol/names/readNamedAddress'
import { chainSetup } from '../chainSetup.ts'

/** Long enough for one form; what a name points to may change with any block. */
const freshMs = 60_000

/** The address of a name that somebody typed. Loaded with the first one: what normalises names is large. */
export function askName(typed: string): Promise<NamedAddress> {
  const { access, queryClient } = chainSetup()
  const { client, deployment } = access
  return queryClient.fetchQuery({
    queryKey: ['named address', deployment.chainId, typed],
    queryFn: () => readNamedAddress(client, { multicallAddress: deployment.multicall3, typed }),
    staleTime: freshMs,
    retry: false,
    meta: { isKept: false },
  })
}
