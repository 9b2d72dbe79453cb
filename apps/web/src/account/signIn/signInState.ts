import type { Address, Hash } from 'viem'

/** A Safe's sign-in that waits for more owners. */
export type PendingSignIn = {
  /** The Safe's own hash around the text: what its owners sign. */
  readonly messageHash: Hash
  readonly signed: number
  readonly required: number
  readonly missing: readonly Address[]
}

/** How far somebody is who is not signed in. */
export type SignInStep =
  /** `notice`: what has just happened, in words. */
  | { readonly kind: 'ready'; readonly notice?: string | undefined }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'signing' | 'verifying'; readonly message: string }
  | { readonly kind: 'pending'; readonly pending: PendingSignIn }
  /** `text` is one of the specified ones, `hint` says why; `again` what is tried again. */
  | {
      readonly kind: 'failed'
      readonly text: string
      readonly hint?: string | undefined
      readonly again: 'signIn' | 'session'
    }

export type SignInState =
  /** No wallet is connected. */
  | { readonly status: 'disconnected' }
  /** The server is being asked whether there is a session. */
  | { readonly status: 'loading'; readonly address: Address }
  | { readonly status: 'unauthenticated'; readonly address: Address; readonly step: SignInStep }
  /** `since` is unknown where the browser has not kept the proof. Both in ISO 8601, by the server's clock. */
  | {
      readonly status: 'connected'
      readonly address: Address
      readonly since: string | undefined
      readonly until: string
      readonly notice?: string | undefined
    }
