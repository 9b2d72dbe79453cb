import './liquidity.css'
import { cleanText } from '@love/protocol/format/cleanText'
import { pairs } from '@love/protocol/pairs/pairs'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { useLpPositions } from '../../chain/pools/useLpPositions.ts'
import { usePools } from '../../chain/pools/usePools.ts'
import { usePairs } from '../../chain/usePairs.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { UnknownPlace } from '../../desktop/windows/UnknownPlace.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'
import { PairLiquidity } from './PairLiquidity.tsx'
import { PositionsTable } from './PositionsTable.tsx'
import { positionRows } from './positionRows.ts'

export function LiquidityWindow() {
  return (
    <ChainProvider>
      <Liquidity />
    </ChainProvider>
  )
}

/** All positions, or one pool: two places of the same window. */
function Liquidity() {
  const { name, search } = usePlace()
  if (name === '') return <PositionsList />
  const pair = pairs.find((known) => known.name === name.toUpperCase())
  const tab = search.get('tab') === 'remove' ? 'remove' : 'add'
  if (pair) return <PairLiquidity key={pair.name} pair={pair} tab={tab} />
  return (
    <ProgramWindow>
      <UnknownPlace
        words={`No pool named “${cleanText(name, 40)}”. Check the address for typos.`}
        to="/liquidity"
        back="Show all pools"
      />
    </ProgramWindow>
  )
}

function PositionsList() {
  const { address, isConnected } = useConnection()
  const states = usePairs()
  const pools = usePools()
  const positions = useLpPositions(address)
  const { freshness, retry } = useFreshness(states)
  const rows = positionRows({ states: states.data?.pairs, pools: pools.data, positions: positions.data })
  const mine = rows.filter(({ held, staked }) => (held ?? 0n) + (staked ?? 0n) > 0n).length
  const count =
    isConnected && positions.data ? `${mine} of ${rows.length} pools are yours` : `${rows.length} pools`
  return (
    <ProgramWindow
      className="liquidity-window"
      flush
      statusBar={<StatusBar fields={freshnessFields(freshness, count)} />}
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="liquidity" size={32} />
        <p>Pick a pool to add or remove liquidity. Liquidity providers earn 0.3% of every swap.</p>
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
