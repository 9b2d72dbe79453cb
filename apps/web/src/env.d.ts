/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly LOVE_NETWORK?: 'local' | 'mainnet'
  readonly LOVE_WALLETCONNECT?: string
  readonly LOVE_WALLETCONNECT_RELAY?: string
  readonly LOVE_PRODUCTION_HOST?: string
  readonly LOVE_CHAT?: string
  readonly LOVE_SOCIAL_LOVE?: string
  readonly LOVE_SOCIAL_WAR3?: string
  readonly LOVE_DISCORD?: string
  readonly LOVE_DERIVED_PAIRS?: string
}
