import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessField } from '../../chain/freshness/freshnessField.tsx'
import { freshnessWords } from '../../chain/freshness/freshnessWords.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { useLpPositions } from '../../chain/pools/useLpPositions.ts'
import { usePools } from '../../chain/pools/usePools.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useConnection } from '../../session/connection.ts'
import { openWallet } from '../../session/walletCommands.ts'
import { PositionsTable } from './PositionsTable.tsx'
import { positionRows } from './positionRows.ts'

export function PositionsList() {
  const { address, isConnected } = useConnection()
  const states = usePairs()
  const pools = usePools()
  const positions = useLpPositions(address)
  const { freshness, retry } = useFreshness(states)
  const rows = positionRows({ states: states.data?.pairs, pools: pools.data, positions: positions.data })
  const mine = rows.filter(({ held, staked }) => (held ?? 0n) + (staked ?? 0n) > 0n).length
  const count =
    isConnected && positions.data ? `${mine} of ${rows.length} pools with you` : `${rows.length} pools`
  return (
    <ProgramWindow
      className="liquidity-window"
      flush
      statusBar={<StatusBar fields={[freshnessWords(freshness, count), freshnessField(freshness)]} />}
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="liquidity" size={32} />
        <p>
          Choose a pool to put tokens in or to take yours out. Providers share the 0.3 % that every swap pays.
        </p>
        {!isConnected && (
          <Button icon="plug" onClick={() => openWallet('connect')}>
            Connect wallet
          </Button>
        )}
      </FreshnessNotice>
      <PositionsTable rows={rows} isConnected={isConnected} isLoading={freshness.status === 'loading'} />
    </ProgramWindow>
  )
}
