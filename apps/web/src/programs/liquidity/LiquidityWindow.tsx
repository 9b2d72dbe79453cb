import './liquidity.css'
import { pairs } from '@love/protocol/pairs/index'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { PairLiquidity } from './PairLiquidity.tsx'
import { PositionsList } from './PositionsList.tsx'
import { UnknownPool } from './UnknownPool.tsx'

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
  return pair ? <PairLiquidity key={pair.name} pair={pair} tab={tab} /> : <UnknownPool name={name} />
}
