import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoints/endpoint.ts'

type Field<Name extends string, T> =
  Record<never, never> extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T }

/** Empty values are skipped, so that a form may be passed on as it is. */
type Query<E extends Endpoint> = {
  readonly [Name in keyof z.input<E['query']>]: z.input<E['query']>[Name] | null | ''
}

type Stoppable = { readonly signal?: AbortSignal | undefined }

type FirstCall<E extends Endpoint> = Stoppable &
  Field<'parameters', z.input<E['parameters']>> &
  Field<'query', Query<E>> &
  (z.input<E['body']> extends void ? unknown : { readonly body: z.input<E['body']> })

/** The page that a `next` or `previous` link of an earlier reply names. */
type PageCall = Stoppable & { readonly pageUrl: string }

export type EndpointCall<E extends Endpoint> = FirstCall<E> | (E['paged'] extends true ? PageCall : never)

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Where the gateway is, and how it is reached. */
export type Gateway = {
  /** With or without a path, for example `https://safe-client.safe.global`. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly timeoutMs?: number | undefined
}
