import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessField } from '../../../chain/freshness/freshnessField.tsx'
import { freshnessWords } from '../../../chain/freshness/freshnessWords.ts'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { PriceHeadline } from '../../../chain/prices/PriceHeadline.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { tokenFigures } from '../tokenFigures.ts'
import { useMoney } from '../useMoney.ts'
import { useTokenReadings } from '../useTokenReadings.ts'
import { TokenActions } from './TokenActions.tsx'
import { TokenBalance } from './TokenBalance.tsx'
import { TokenChart } from './TokenChart.tsx'
import { TokenFacts } from './TokenFacts.tsx'

export function TokenView({ token }: { token: Token }) {
  const { readings, ...reading } = useTokenReadings([token])
  const { freshness, retry } = useFreshness(reading)
  const money = useMoney(readings)
  const figures = tokenFigures(token, readings)
  const price = money.convert(figures.price)
  return (
    <ProgramWindow
      title={token.symbol}
      className="detail-window"
      statusBar={<StatusBar fields={[freshnessWords(freshness, token.symbol), freshnessField(freshness)]} />}
    >
      <nav className="detail-way" aria-label="Way back">
        <ProgramLink to="/tokens">All tokens</ProgramLink>
      </nav>
      <div className="detail-head">
        <Icon name={definedIcon(token)} size={32} />
        <PriceHeadline price={price} change={figures.change}>
          1 {token.symbol} = <FigureText figure={price} format={money.format} />
        </PriceHeadline>
        <FreshnessNotice freshness={freshness} onRetry={retry} />
      </div>
      <div className="detail-parts">
        <TokenChart token={token} />
        <div className="detail-side">
          <TokenFacts token={token} figures={figures} money={money} />
          <TokenBalance token={token} figures={figures} money={money} />
          <TokenActions token={token} />
        </div>
      </div>
    </ProgramWindow>
  )
}
