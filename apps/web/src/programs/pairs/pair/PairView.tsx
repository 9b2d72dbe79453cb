import type { PairDefinition } from '@love/protocol/pairs/pair'
import { formatPrice } from '@love/protocol/prices/formatFigure'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessField } from '../../../chain/freshness/freshnessField.tsx'
import { freshnessWords } from '../../../chain/freshness/freshnessWords.ts'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { PriceHeadline } from '../../../chain/prices/PriceHeadline.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { usePreferences } from '../../../session/preferences.ts'
import { pairFigures } from '../pairFigures.ts'
import { usePairReadings } from '../usePairReadings.ts'
import { PairActions } from './PairActions.tsx'
import { PairChart } from './PairChart.tsx'
import { PairFacts } from './PairFacts.tsx'
import { PairPosition } from './PairPosition.tsx'

export function PairView({ pair }: { pair: PairDefinition }) {
  const { currency } = usePreferences()
  const { readings, ...reading } = usePairReadings()
  const { freshness, retry } = useFreshness(reading)
  const figures = pairFigures(pair.name, readings)
  const money = createMoney(currency, readings.price)
  return (
    <ProgramWindow
      title={pair.name}
      className="detail-window"
      statusBar={<StatusBar fields={[freshnessWords(freshness, pair.name), freshnessField(freshness)]} />}
    >
      <nav className="detail-way" aria-label="Way back">
        <ProgramLink to="/pairs">All pairs</ProgramLink>
      </nav>
      <div className="detail-head">
        <Icon name={definedIcon(pair)} size={32} />
        <PriceHeadline price={figures.price} change={figures.change}>
          <FigureText
            figure={figures.price}
            format={(price) => `1 ${pair.base.symbol} = ${formatPrice(price)} ${pair.token.symbol}`}
          />
        </PriceHeadline>
        <FreshnessNotice freshness={freshness} onRetry={retry} />
      </div>
      <div className="detail-parts">
        <PairChart pair={pair} />
        <div className="detail-side">
          <PairFacts pair={pair} figures={figures} money={money} />
          <PairPosition pair={pair} position={figures.position} money={money} />
          <PairActions pair={pair} />
        </div>
      </div>
    </ProgramWindow>
  )
}
