import { z } from 'zod'

const health = z.object({ follower: z.object({ isLeader: z.boolean() }) })

/** Whether the server there is the one that follows the chain, as it says itself; one that is away does not. */
export async function followsChain({ url }: { url: string }): Promise<boolean> {
  const said = await fetch(`${url}/health`)
    .then((answer) => answer.json())
    .catch(() => undefined)
  return said !== undefined && health.parse(said).follower.isLeader
}
