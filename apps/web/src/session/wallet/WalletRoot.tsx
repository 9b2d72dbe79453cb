import './wallet.css'
import { useEffect } from 'react'
import { config } from '../../config.ts'
import { onOtherTabDisconnected } from '../connectedWallet.ts'
import { useConnection } from '../connection.ts'
import { closeWallet, needsAccount, useWalletWindow, type WalletWindow } from '../walletCommands.ts'
import { DemoHost } from './demo/DemoHost.tsx'
import { disconnectWallet } from './disconnectWallet.ts'
import { reconnectWallet } from './reconnectWallet.ts'
import { AccountWindow } from './windows/AccountWindow.tsx'
import { ConnectWindow } from './windows/ConnectWindow.tsx'
import { GetWindow } from './windows/GetWindow.tsx'
import { SwitchWindow } from './windows/SwitchWindow.tsx'
import { VerifyWindow } from './windows/VerifyWindow.tsx'

/** Everything about wallets that needs code of its own, from the first wallet window or reconnection on. */
export function WalletRoot() {
  const asked = useWalletWindow()
  const { isConnected } = useConnection()
  useEffect(() => {
    void reconnectWallet()
    return onOtherTabDisconnected(disconnectWallet)
  }, [])
  // A wallet that hangs up takes the windows about its account with it.
  const isOrphan = needsAccount(asked) && !isConnected
  useEffect(() => {
    if (isOrphan) closeWallet()
  }, [isOrphan])
  return (
    <>
      {asked && !isOrphan && <AskedWindow asked={asked} />}
      {config.network === 'local' && <DemoHost />}
    </>
  )
}

function AskedWindow({ asked }: { asked: WalletWindow }) {
  switch (asked) {
    case 'connect':
      return <ConnectWindow />
    case 'get':
      return <GetWindow />
    case 'account':
      return <AccountWindow />
    case 'switch':
      return <SwitchWindow />
    case 'verify':
      return <VerifyWindow />
    default:
      return asked satisfies never
  }
}
