import { Button } from '@love/ui98/Button'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'

type NothingWordsProps = {
  /** For those who have connected no wallet, where only that can tell. */
  unknownWords: string | undefined
  words: string
  /** `pairs` */
  what: string
  onShowAll: () => void
}

export function NothingWords({ unknownWords, words, what, onShowAll }: NothingWordsProps) {
  const { isConnected } = useConnection()
  if (unknownWords && !isConnected)
    return (
      <>
        <p>{unknownWords}</p>
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      </>
    )
  return (
    <>
      <p>{words}</p>
      <Button onClick={onShowAll}>Show all {what}</Button>
    </>
  )
}
