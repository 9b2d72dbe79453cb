import { config } from '../../config.ts'
import { coinbase } from './coinbase.ts'
import type { Wallet } from './defineWallet.ts'
import { demo } from './demo.ts'
import { injected } from './injected.ts'
import { ledger } from './ledger.ts'
import { metaMask } from './metaMask.ts'
import { rainbow } from './rainbow.ts'
import { safe } from './safe.ts'
import { trust } from './trust.ts'
import { walletConnect } from './walletConnect.ts'

/** In the order in which they are offered. Extensions that announce themselves need no entry. */
export const wallets: readonly Wallet[] = [
  ...(config.network === 'local' ? [demo] : []),
  safe,
  injected,
  metaMask,
  coinbase,
  rainbow,
  trust,
  ledger,
  walletConnect,
]
