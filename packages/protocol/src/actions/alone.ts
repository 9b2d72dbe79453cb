import type { Client } from 'viem'

/**
 * Where a client batches, viem puts what several multicalls ask in the same moment into one call, however long that
 * becomes. With this client each is a call of its own.
 */
export function alone<C extends Client>(client: C): C {
  return { ...client, batch: undefined }
}
