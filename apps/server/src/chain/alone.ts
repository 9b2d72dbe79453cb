import type { Client } from 'viem'

let count = 0

/**
 * Where a client batches, viem puts what several multicalls of it ask in the same moment into one call, however long that
 * becomes. With this client a multicall is a call of its own, which waits for others as long as before: they still share
 * a request.
 */
export function alone<C extends Client>(client: C): C {
  count += 1
  return { ...client, uid: `${client.uid}.${count}` }
}
