import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ToastRegion } from '@love/ui98/ToastRegion'
import { Component, type ComponentType, type ErrorInfo, type ReactNode, useEffect } from 'react'
import { Router, useLocation } from 'wouter'
import { worthStore } from './account/worth/worthStore.ts'
import { alertsKey, alertsSlot, isAlerting } from './alerts/alertsSlot.ts'
import { addressBookKey } from './book/addressBook/addressBookKey.ts'
import { priceText } from './chain/price/priceText.ts'
import { usePrice } from './chain/price/usePrice.ts'
import type { Crash } from './desktop/crashReport.ts'
import { Desktop, type RunDialogProps } from './desktop/Desktop.tsx'
import { LoadError } from './desktop/LoadError.ts'
import { lazyComponent } from './desktop/lazyComponent.tsx'
import { programs } from './programs/index.ts'
import { WalletHost } from './shell/WalletHost.tsx'
import { onStoredChange, readStored, writeStored } from './storage/storage.ts'
import { useStore } from './storage/useStore.ts'
import { dismissToast, showToast, useToasts } from './toasts/toasts.ts'
import { useConnection } from './wallet/connection.ts'
import { walletButtonId } from './wallet/walletButtonId.ts'
import { openWallet } from './wallet/walletCommands.ts'

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
  useEffect(showAlerts, [])
  // After a crash the network may be gone too.
  useEffect(() => {
    const timer = setTimeout(() => void loadBlueScreen().catch(() => {}), 5_000)
    return () => clearTimeout(timer)
  }, [])
  const { isConnected } = useConnection()
  return (
    <Desktop
      programs={programs}
      storage={storage}
      loadRun={loadRun}
      startEntries={[
        isConnected
          ? { id: 'account', label: 'Account', icon: 'wallet', onSelect: () => openWallet('account') }
          : { id: 'connect', label: 'Connect wallet', icon: 'wallet', onSelect: () => openWallet('connect') },
      ]}
      wallet={
        <>
          <Worth />
          <WalletButton />
        </>
      }
      tray={
        <>
          <AlertsSlot />
          <PriceTray />
        </>
      }
    />
  )
}

const RunDialog = /*#__PURE__*/ lazyComponent<RunDialogProps>('Run', () =>
  import('./shell/run/RunDialog.tsx').then(({ RunDialog }) => RunDialog),
)

function loadRun() {
  return RunDialog.preload().then(
    () => RunDialog,
    (error: unknown) => {
      if (!(error instanceof LoadError)) throw error
      error.retry()
      showToast({ kind: 'error', title: error.message, text: error.advice })
      return undefined
    },
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

/** Names stand wherever an address does, once there are some; the code for them comes only then. */
function showNames(): () => void {
  const open = () =>
    // Without it addresses stand without names, as for everybody who has given none.
    void import('./book/addressBook/addressBookStore.ts').catch(() => {})
  if (readStored(addressBookKey)) open()
  return onStoredChange(addressBookKey, open)
}

/** Alerts begin where somebody has switched one on, here or in another tab; their code comes only then. */
function showAlerts(): () => void {
  const open = (text: string | null) => {
    if (!isAlerting(text)) return
    // Without it no alerts come: the Control Panel says so where they are chosen.
    void import('./alerts/startAlerts.tsx').then(({ startAlerts }) => startAlerts()).catch(() => {})
  }
  open(readStored(alertsKey))
  return onStoredChange(alertsKey, open)
}

/** The price of LOVE by the server, and how the node behind it is doing. */
function PriceTray() {
  const price = usePrice()
  const { text, change, spoken, light, isOld } = priceText(price)
  return (
    <span className="price-tray" title={spoken} data-old={isOld ? '' : undefined}>
      <Icon name={light} label={spoken} />
      <span data-figure="tray" suppressHydrationWarning>
        {text}
      </span>
      {change && <span className="price-change">{change}</span>}
    </span>
  )
}

type State = {
  readonly crash: Crash | undefined
  /** What says more, once its code is there. */
  readonly Screen?: ComponentType<{ crash: Crash }>
}

const loadBlueScreen = () => import('./desktop/BlueScreen.tsx')

/** Catches what no program caught: nothing below can be trusted to draw any more. */
class FatalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, componentStack: undefined } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ crash: { error, componentStack: componentStack ?? undefined } })
    void loadBlueScreen()
      .then(({ BlueScreen }) => this.setState({ Screen: BlueScreen }))
      .catch(() => {})
  }

  override render(): ReactNode {
    const { crash, Screen } = this.state
    if (!crash) return this.props.children
    if (Screen) return <Screen crash={crash} />
    return (
      <main className="blue-screen" role="alert">
        <p>LOVE has stopped. Your funds are not affected. Reload the page.</p>
      </main>
    )
  }
}

function Worth() {
  return useStore(worthStore)
}

function AlertsSlot() {
  return useStore(alertsSlot)
}

function WalletButton() {
  const { address, isConnected, isSupported, isSafe, walletName } = useConnection()
  if (!isConnected || !address)
    return (
      <Button id={walletButtonId} icon="plug" onClick={() => openWallet('connect')}>
        <span>
          Connect<span className="wallet-word"> wallet</span>
        </span>
      </Button>
    )
  const short = shortAddress(address)
  return (
    <Button
      id={walletButtonId}
      icon={!isSupported ? 'warning' : isSafe ? 'safe' : 'wallet'}
      aria-label={`Account ${short}`}
      title={isSupported ? walletName : 'Wrong network'}
      onClick={() => openWallet('account')}
    >
      <span className="task-label">{short}</span>
    </Button>
  )
}
