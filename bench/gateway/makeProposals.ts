import { proposalFor } from '../../apps/server/test/safeProposal.ts'
import { createSafeOwner, walletOwner } from '../../apps/server/test/testOwners.ts'
import type { Stack } from './startStack.ts'

const SAFES = 10
const NONCES = 60
const OWNERS = 10

export type Post = { readonly path: string; readonly body: string }

/** Of new Safes: the first signature of each transaction proposes it, all others confirm it. */
export async function makeProposals({ client, roles }: Stack): Promise<readonly Post[]> {
  const owners = Array.from({ length: OWNERS }, (_, at) => walletOwner(`bench owner ${at}`))
  const posts: Post[] = []
  for (let made = 0; made < SAFES; made++) {
    const safe = await createSafeOwner(client, { owners, threshold: 2, from: roles.whale })
    const path = `/v1/chains/1337/transactions/${safe.address}/propose`
    for (let nonce = 0n; nonce < NONCES; nonce++)
      for (const owner of owners) {
        const parts = { to: roles.whale, nonce, value: nonce }
        posts.push({ path, body: JSON.stringify(await proposalFor(safe.address, owner, parts)) })
      }
  }
  return posts
}
