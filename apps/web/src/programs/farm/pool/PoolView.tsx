import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { PhoneFold } from '../../../lists/PhoneFold.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { Notice } from '../../../trading/Notice.tsx'
import { CalculatorFacts } from '../calculator/CalculatorFacts.tsx'
import { CalculatorFields } from '../calculator/CalculatorFields.tsx'
import { useCalculator } from '../calculator/useCalculator.ts'
import { AprText } from '../PoolFigure.tsx'
import type { PoolRow } from '../poolRows.ts'
import { FarmReviewHost } from '../review/FarmReviewHost.tsx'
import { useFarmReview } from '../review/useFarmReview.ts'
import { StakePage } from '../stake/StakePage.tsx'
import { TokensPage } from '../tokens/TokensPage.tsx'
import { UnstakePage } from '../unstake/UnstakePage.tsx'
import type { FarmReading } from '../useFarmReadings.ts'
import { farmPoolWords } from './farmPoolWords.ts'
import { PoolBox } from './PoolBox.tsx'
import type { PoolPageProps } from './poolPageProps.ts'
import { StakeBox } from './StakeBox.tsx'

const tabs = [
  { id: 'stake', label: 'Stake' },
  { id: 'tokens', label: 'Zap in' },
  { id: 'unstake', label: 'Unstake' },
  { id: 'calculator', label: 'Calculator' },
] as const

type PoolViewProps = { row: PoolRow; reading: FarmReading; tab: string }

export function PoolView({ row, reading, tab }: PoolViewProps) {
  const { navigate } = useProgramWindow()
  const { currency } = usePreferences()
  const { freshness, retry } = useFreshness(reading)
  const reviewing = useFarmReview(reading.readNow)
  const money = createMoney(currency, reading.readings.price)
  const { name, place, pair } = row
  // Without a known pair there is nothing to swap for and no price to compute with.
  const shown = tabs.filter(({ id }) => pair !== undefined || id === 'stake' || id === 'unstake')
  const selected = shown.find(({ id }) => id === tab)?.id ?? 'stake'
  const page = { row, reading, freshness, money, reviewing }

  function select(id: string) {
    navigate(`/farm/${place}${id === 'stake' ? '' : `?tab=${id}`}`, { replace: true })
  }

  return (
    <ProgramWindow
      title={`Farm pool ${name}`}
      className="farm-window farm-pool"
      statusBar={<StatusBar fields={freshnessFields(freshness, name)} />}
    >
      <div className="detail-head farm-head">
        <Icon name={pair ? definedIcon(pair) : 'farm'} size={32} />
        <p className="detail-headline">
          Total APR <AprText row={row} money={money} />
        </p>
        <FreshnessNotice freshness={freshness} onRetry={retry} />
      </div>
      <nav className="farm-way" aria-label="Related pages">
        <ProgramLink to="/farm">All farm pools</ProgramLink>
        {pair && <ProgramLink to={`/pairs/${pair.name}`}>{pair.name} charts</ProgramLink>}
        {pair && <ProgramLink to={`/liquidity/${pair.name}`}>Liquidity</ProgramLink>}
      </nav>
      <p className="farm-about">
        Stake {name} LP tokens to earn a share of this pool's LOVE. Your rewards APR after dilution and
        deposit fee is shown below.
      </p>
      {farmPoolWords(row, reading.readings.farm).map((words) => (
        <Notice key={words} words={words} />
      ))}
      <div className="farm-parts">
        <Tabs label="Pool actions" tabs={shown} selected={selected} onSelect={select}>
          {selected === 'stake' && <StakePage {...page} />}
          {selected === 'tokens' && pair && <TokensPage {...page} pair={pair} />}
          {selected === 'unstake' && <UnstakePage {...page} />}
          {selected === 'calculator' && pair && <CalculatorPage {...page} pair={pair} />}
        </Tabs>
        <div className="farm-side">
          <StakeBox {...page} />
          <PhoneFold label="Pool details">
            <PoolBox {...page} />
          </PhoneFold>
        </div>
      </div>
      <FarmReviewHost
        reviewing={reviewing}
        freshness={freshness}
        now={reading.data?.timestamp}
        onDone={() => void reading.readAgain()}
      />
    </ProgramWindow>
  )
}

type CalculatorPageProps = Pick<PoolPageProps, 'row' | 'reading'> & { pair: PairDefinition }

/** What a deposit would become, at prices and a rhythm of one's own choice. It needs no wallet. */
function CalculatorPage({ row, reading: { readings }, pair }: CalculatorPageProps) {
  const calculator = useCalculator(pair, row, readings)
  return (
    <div className="stack">
      <CalculatorFields pair={pair} calculator={calculator} />
      <div className="button-row">
        <Button disabled={!calculator.hasOwnPrices} onClick={calculator.usePricesOfToday}>
          Today's prices
        </Button>
      </div>
      <CalculatorFacts pair={pair} calculator={calculator} />
      <p className="muted-text">
        Assumes constant prices. Includes dilution and deposit fees; excludes network fees, swap costs and
        trading fees.
      </p>
    </div>
  )
}
