import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessField } from '../../chain/freshness/freshnessField.tsx'
import { freshnessWords } from '../../chain/freshness/freshnessWords.ts'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { AddPage } from './add/AddPage.tsx'
import { PoolBox } from './PoolBox.tsx'
import { PositionBox } from './PositionBox.tsx'
import { RemovePage } from './remove/RemovePage.tsx'
import { usePairLiquidity } from './usePairLiquidity.ts'

const tabs = [
  { id: 'add', label: 'Add' },
  { id: 'remove', label: 'Remove' },
]

type PairLiquidityProps = { pair: PairDefinition; tab: 'add' | 'remove' }

export function PairLiquidity({ pair, tab }: PairLiquidityProps) {
  const { navigate } = useProgramWindow()
  const { reading, ...liquidity } = usePairLiquidity(pair)
  const { freshness, retry } = useFreshness(liquidity)
  const page = { reading, freshness, readAgain: liquidity.readAgain }

  function select(id: string) {
    navigate(`/liquidity/${pair.name}${id === 'remove' ? '?tab=remove' : ''}`, { replace: true })
  }

  return (
    <ProgramWindow
      title={`Liquidity of ${pair.name}`}
      className="liquidity-window"
      statusBar={<StatusBar fields={[freshnessWords(freshness, pair.name), freshnessField(freshness)]} />}
    >
      <nav className="liquidity-way" aria-label="Places nearby">
        <ProgramLink to="/liquidity">All pools</ProgramLink>
        <ProgramLink to={`/pairs/${pair.name}`}>Charts of {pair.name}</ProgramLink>
      </nav>
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="liquidity" size={32} />
        <p>
          Whoever puts {pair.base.symbol} and {pair.token.symbol} into this pool gets LP tokens for it, and
          with them a part of the 0.3 % that every swap pays.
        </p>
      </FreshnessNotice>
      <div className="liquidity-parts">
        <Tabs label="What to do" tabs={tabs} selected={tab} onSelect={select}>
          {tab === 'add' ? <AddPage {...page} /> : <RemovePage {...page} />}
        </Tabs>
        <div className="liquidity-side">
          <PositionBox reading={reading} />
          <PoolBox reading={reading} />
        </div>
      </div>
    </ProgramWindow>
  )
}
