import { fileURLToPath } from 'node:url'

/** The devnet with the pace of mainnet. */
export const mainnet = {
  blockSeconds: 12,
  program: fileURLToPath(new URL('./mainnetPace.ts', import.meta.url)),
}
