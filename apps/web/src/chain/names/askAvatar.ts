import { readAvatar } from '@love/protocol/names/readAvatar'
import { chainSetup } from '../chainSetup.ts'

/** A picture may be a day old. */
const freshMs = 86_400_000

/** Where the picture of a name is, or null. Loaded with the first name that is shown with its picture. */
export function askAvatar(name: string): Promise<string | null> {
  const { access, queryClient } = chainSetup()
  const { client, deployment } = access
  return queryClient.fetchQuery({
    queryKey: ['avatar', deployment.chainId, name],
    queryFn: async () =>
      (await readAvatar(client, { multicallAddress: deployment.multicall3, name })) ?? null,
    staleTime: freshMs,
    retry: false,
    meta: { isKept: false },
  })
}
