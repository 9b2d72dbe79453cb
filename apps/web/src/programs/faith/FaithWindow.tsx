import '../../chain/charts/detail.css'
import './faith.css'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { Tooltip } from '@love/ui98/Tooltip'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../chain/freshness/useFreshness.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { PhoneFold } from '../../lists/PhoneFold.tsx'
import { Notice } from '../../trading/Notice.tsx'
import { closedWords } from './closedWords.ts'
import { EnterPage } from './enter/EnterPage.tsx'
import { faithShown } from './faithShown.ts'
import { SharePriceChart } from './history/SharePriceChart.tsx'
import { LeavePage } from './leave/LeavePage.tsx'
import { FaithReviewHost } from './review/FaithReviewHost.tsx'
import { useFaithReview } from './review/useFaithReview.ts'
import { type FaithReading, useFaith } from './useFaith.ts'
import { VaultBox } from './VaultBox.tsx'
import { YourFaithBox } from './YourFaithBox.tsx'

const tabs = [
  { id: 'enter', label: 'Deposit' },
  { id: 'leave', label: 'Withdraw' },
]

export function FaithWindow() {
  const { navigate } = useProgramWindow()
  const { search } = usePlace()
  const { reading, readNow, ...vault } = useFaith()
  const { freshness, retry } = useFreshness(vault)
  const reviewing = useFaithReview(readNow)
  const tab = search.get('tab') === 'leave' ? 'leave' : 'enter'
  const page = { reading, freshness, reviewing }
  const closed = reading.vault && closedWords(reading.vault)

  return (
    <ProgramWindow
      className="faith-window"
      statusBar={<StatusBar fields={freshnessFields(freshness, 'FAITH vault')} />}
    >
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="faith" size={32} />
        <PhoneFold label="How FAITH works">
          <p>
            Deposit LOVE to receive FAITH, your share of the vault. New LOVE is minted to the vault every
            block, so FAITH is worth more LOVE over time. Deposits carry a dilution fee, shown below.
            Withdrawals are free (network fee only).
          </p>
        </PhoneFold>
      </FreshnessNotice>
      <Headline reading={reading} />
      {closed && <Notice words={closed} />}
      <div className="faith-parts">
        <div className="faith-form">
          <Tabs
            label="Deposit or withdraw"
            tabs={tabs}
            selected={tab}
            onSelect={(id) => navigate(`/faith${id === 'leave' ? '?tab=leave' : ''}`, { replace: true })}
          >
            {tab === 'enter' ? <EnterPage {...page} /> : <LeavePage {...page} />}
          </Tabs>
        </div>
        <div className="faith-story">
          <SharePriceChart reading={reading} />
          <div className="faith-boxes">
            <YourFaithBox reading={reading} />
            <PhoneFold label="Vault details">
              <VaultBox reading={reading} />
            </PhoneFold>
          </div>
        </div>
      </div>
      <FaithReviewHost
        reviewing={reviewing}
        freshness={freshness}
        vault={reading.vault}
        onDone={() => void vault.readAgain()}
      />
    </ProgramWindow>
  )
}

function Headline({ reading: { figures, money } }: { reading: FaithReading }) {
  const shown = faithShown(figures, money)
  return (
    <div className="faith-headline">
      <p className="faith-price">
        <FigureText {...shown.price} name="faith.price" />{' '}
        <span className="muted-text">
          <FigureText {...shown.priceUsd} name="faith.priceUsd" />
        </span>
      </p>
      <p className="faith-apr">
        Rewards APR{' '}
        <strong>
          <FigureText {...shown.apr} name="faith.apr" />
        </strong>{' '}
        <Tooltip text={aprWords}>
          <Button compact className="detail-help" aria-label="How APR is calculated">
            ?
          </Button>
        </Tooltip>
      </p>
    </div>
  )
}

/** How the APR of the vault is made, for whoever wonders. */
const aprWords =
  `LOVE minted to the vault over a year of ${groupDigits(blocksPerYear)} blocks, ` +
  'divided by the LOVE it holds. Not compounded. New deposits lower it.'
