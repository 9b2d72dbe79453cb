import { baseTokens } from '@love/protocol/pairs/index'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Table } from '@love/ui98/Table'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessField } from '../../chain/freshness/freshnessField.tsx'
import { freshnessWords } from '../../chain/freshness/freshnessWords.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useConnection } from '../../session/connection.ts'
import { tokenColumns } from './tokenColumns.tsx'
import { tokenFigures } from './tokenFigures.ts'
import { useMoney } from './useMoney.ts'
import { useTokenReadings } from './useTokenReadings.ts'

export function TokensList() {
  const { isConnected } = useConnection()
  const { readings, ...reading } = useTokenReadings(baseTokens)
  const { freshness, retry } = useFreshness(reading)
  const money = useMoney(readings)
  const rows = baseTokens.map((token) => ({ token, figures: tokenFigures(token, readings) }))
  return (
    <ProgramWindow
      className="tokens-window"
      flush
      statusBar={
        <StatusBar fields={[freshnessWords(freshness, `${rows.length} tokens`), freshnessField(freshness)]} />
      }
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="tokens" size={32} />
        <p>The tokens this desktop is about. A token's name opens its chart.</p>
      </FreshnessNotice>
      <Table
        caption="Tokens"
        captionHidden
        columns={tokenColumns({ money, isConnected })}
        rows={rows}
        rowKey={({ token }) => token.symbol}
        status={freshness.status === 'loading' ? 'loading' : 'ready'}
      />
    </ProgramWindow>
  )
}
