import { createFrameProvider } from '@love/safe/frame/app/provider/createFrameProvider'
import { type WalletProvider, walletProvider } from '../../walletProvider.ts'
import { findSafeHost } from './findSafeHost.ts'

/** The Safe around this page, as a wallet. */
export async function openSafeHost(): Promise<WalletProvider | undefined> {
  return walletProvider(createFrameProvider(await findSafeHost()))
}
