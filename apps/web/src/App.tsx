import { ToastRegion } from '@love/ui98/ToastRegion'
import { useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { PriceTray } from './chain/price/PriceTray.tsx'
import { Desktop } from './desktop/Desktop.tsx'
import { FatalBoundary } from './desktop/FatalBoundary.tsx'
import { programs } from './programs/index.ts'
import { useConnection } from './session/connection.ts'
import { showNames } from './session/safe/addressBook/showNames.ts'
import { readStored, writeStored } from './session/storage.ts'
import { dismissToast, useToasts } from './session/toasts.ts'
import { WalletButton } from './session/WalletButton.tsx'
import { WalletHost } from './session/WalletHost.tsx'
import { openWallet } from './session/walletCommands.ts'

const storage = { read: readStored, write: writeStored }

/** `path` is only for rendering without a browser; there, the address bar decides. */
export function App({ path }: { path?: string }) {
  return (
    <FatalBoundary>
      <Router {...(path ? { ssrPath: path } : {})}>
        <Shell />
        <WalletHost />
        <Toasts />
      </Router>
    </FatalBoundary>
  )
}

function Shell() {
  useCountedNavigation()
  useEffect(showNames, [])
  const { isConnected } = useConnection()
  return (
    <Desktop
      programs={programs}
      storage={storage}
      startEntries={[
        isConnected
          ? { id: 'account', label: 'Account', icon: 'wallet', onSelect: () => openWallet('account') }
          : { id: 'connect', label: 'Connect wallet', icon: 'wallet', onSelect: () => openWallet('connect') },
      ]}
      wallet={<WalletButton />}
      tray={<PriceTray />}
    />
  )
}

function Toasts() {
  return <ToastRegion toasts={useToasts()} onDismiss={dismissToast} />
}

/** Tells the insights script, which knows nothing of the app, that the address has changed. */
function useCountedNavigation() {
  const [location] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the event is about
  useEffect(() => {
    window.dispatchEvent(new CustomEvent('love:navigate'))
  }, [location])
}
