/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly LOVE_NETWORK?: 'local' | 'mainnet'
}
