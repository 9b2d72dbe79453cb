/** The only reader of build-time settings; Vite puts literals here, so what another network needs is dropped. */
export const config = {
  network: import.meta.env.LOVE_NETWORK ?? 'local',
  walletConnectProjectId: import.meta.env.LOVE_WALLETCONNECT ?? '',
  walletConnectRelayUrl: import.meta.env.LOVE_WALLETCONNECT_RELAY ?? '',
  productionHost: import.meta.env.LOVE_PRODUCTION_HOST ?? '',
  /** Addresses by the name of the pair, of those that no deployment lists. */
  derivedPairs: JSON.parse(import.meta.env.LOVE_DERIVED_PAIRS ?? '{}') as Readonly<
    Record<string, `0x${string}`>
  >,
  community: {
    chat: import.meta.env.LOVE_CHAT ?? '',
    love: import.meta.env.LOVE_SOCIAL_LOVE ?? '',
    war3: import.meta.env.LOVE_SOCIAL_WAR3 ?? '',
    discord: import.meta.env.LOVE_DISCORD ?? '',
  },
} as const
