import '../../chain/charts/detail.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { baseTokens } from '@love/protocol/pairs/pairs'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Table } from '@love/ui98/Table'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../desktop/windows/UnknownPlace.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useConnection } from '../../wallet/connection.ts'
import { tokenColumns } from './tokenColumns.tsx'
import { tokenFigures } from './tokenFigures.ts'
import { useMoney } from './useMoney.ts'
import { useTokenReadings } from './useTokenReadings.ts'

/** The table needs neither charts nor their history. */
const TokenView = lazyComponent('Tokens', () =>
  import('./token/TokenView.tsx').then(({ TokenView }) => TokenView),
)

/** The list, or one token: two places of the same window. */
export function TokensWindow() {
  const { name } = usePlace()
  if (name === '') return <TokensList />
  const token = baseTokens.find(({ symbol }) => symbol === name.toUpperCase())
  if (token) return <TokenView key={token.symbol} token={token} />
  const known = baseTokens.map(({ symbol }) => symbol).join(' and ')
  return (
    <ProgramWindow>
      <UnknownPlace
        words={`“${cleanText(name, 40)}” is not listed here, only ${known}. Check the address for typos.`}
        to="/tokens"
        back="Show both tokens"
      />
    </ProgramWindow>
  )
}

function TokensList() {
  const { isConnected } = useConnection()
  const { readings, ...reading } = useTokenReadings(baseTokens)
  const { freshness, retry } = useFreshness(reading)
  const money = useMoney(readings)
  const rows = baseTokens.map((token) => ({ token, figures: tokenFigures(token, readings) }))
  return (
    <ProgramWindow
      className="tokens-window"
      flush
      statusBar={<StatusBar fields={freshnessFields(freshness, `${rows.length} tokens`)} />}
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="tokens" size={32} />
        <p>LOVE and WAR3. Open a token for its chart.</p>
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
