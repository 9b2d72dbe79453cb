import { Button } from '@love/ui98/Button'
import { useConnection } from '../wallet/connection.ts'
import { openWallet } from '../wallet/walletCommands.ts'
import type { ShownList } from './useList.ts'

/** In the place of the rows where a filter leaves none. */
export function NothingFound<Row>({ list, filter, show }: ShownList<Row>) {
  const { isConnected } = useConnection()
  const unknown = filter.only.find(({ unknownWords }) => unknownWords)
  if (unknown && !isConnected)
    return (
      <>
        <p>{unknown.unknownWords}</p>
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      </>
    )
  return (
    <>
      <p>{list.nothingWords(filter)}</p>
      <Button onClick={() => show({ text: '', only: [] })}>Show all {list.what}</Button>
    </>
  )
}
