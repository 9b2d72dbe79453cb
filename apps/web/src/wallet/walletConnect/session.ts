/** What a phone has agreed to. Accounts are written with their chain, as `eip155:1:0x…` (CAIP-10). */
export type WalletConnectSession = {
  readonly topic: string
  /** Seconds since 1970. */
  readonly expiry: number
  readonly namespaces: Readonly<
    Record<string, { readonly accounts: readonly string[]; readonly methods: readonly string[] }>
  >
}

/** An older one may be left over from a day on which its end could not be told to the phone. */
export function newestSession(
  sessions: readonly WalletConnectSession[],
  now: number,
): WalletConnectSession | undefined {
  return sessions
    .filter(({ expiry }) => expiry * 1_000 > now)
    .toSorted((a, b) => b.expiry - a.expiry)
    .at(0)
}

/** The chain that requests are for: ours, or whichever the phone has instead. */
export function chainOf(session: WalletConnectSession | undefined, ours: number): number {
  const chains = accountsOf(session).map(({ chainId }) => chainId)
  return chains.includes(ours) ? ours : (chains[0] ?? ours)
}

export function addressesOn(session: WalletConnectSession | undefined, chain: number): readonly string[] {
  return accountsOf(session).flatMap(({ chainId, address }) => (chainId === chain ? [address] : []))
}

export function allows(session: WalletConnectSession, method: string): boolean {
  return session.namespaces.eip155?.methods.includes(method) ?? false
}

export function withoutChain(account: unknown): unknown {
  return typeof account === 'string' ? account.split(':').at(-1) : account
}

function accountsOf(session: WalletConnectSession | undefined) {
  return (session?.namespaces.eip155?.accounts ?? []).map((account) => {
    const [, chainId, address = ''] = account.split(':')
    return { chainId: Number(chainId), address }
  })
}
