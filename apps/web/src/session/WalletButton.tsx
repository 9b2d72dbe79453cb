import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { useConnection } from './connection.ts'
import { walletButtonId } from './walletButtonId.ts'
import { openWallet } from './walletCommands.ts'

export function WalletButton() {
  const { address, isConnected, isSupported, isSafe, walletName } = useConnection()
  if (!isConnected || !address)
    return (
      <Button id={walletButtonId} icon="plug" onClick={() => openWallet('connect')}>
        Connect wallet
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
      {short}
    </Button>
  )
}
