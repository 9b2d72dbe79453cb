import type * as z from 'zod/mini'

/** All there is to know about one call: the client, the server's routes and the tests are made from it. */
export type Endpoint = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With the names of the parameters in braces. */
  readonly path: `/v${number}/${string}` | `/api/v${number}/${string}`
  readonly parameters: z.ZodMiniObject
  readonly query: z.ZodMiniObject
  readonly body: z.ZodMiniType
  readonly reply: z.ZodMiniType
  /** Whether the reply has full URLs of the pages around it. */
  readonly paged: boolean
}

export function defineEndpoint<const T extends Endpoint>(endpoint: T): T {
  return endpoint
}
