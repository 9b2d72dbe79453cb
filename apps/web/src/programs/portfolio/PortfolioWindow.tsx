import './portfolio.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { Tabs } from '@love/ui98/Tabs'
import { Suspense, useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { isOld } from '../../chain/freshness/freshnessOf.ts'
import { usePlacedAccount } from '../../chain/names/usePlacedAccount.ts'
import { lazyComponent } from '../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { useConnection } from '../../wallet/connection.ts'
import { FindForm } from './FindForm.tsx'
import { Headline, NothingYet } from './Headline.tsx'
import { PortfolioTable } from './PortfolioTable.tsx'
import { usePortfolio } from './usePortfolio.ts'

/** Nobody pays for the arithmetic of a year who only looks at what is there. */
const ProfitPage = lazyComponent('Profit and loss', () =>
  import('./profit/ProfitPage.tsx').then(({ ProfitPage }) => ProfitPage),
)

const TimePage = lazyComponent('The time machine', () =>
  import('./time/TimePage.tsx').then(({ TimePage }) => TimePage),
)

const tabs = [
  { id: 'assets', label: 'Assets' },
  { id: 'profit', label: 'Profit and loss' },
  { id: 'time', label: 'Time machine' },
]

export function PortfolioWindow() {
  return (
    <ChainProvider>
      <Portfolio />
    </ChainProvider>
  )
}

/** All that one address owns: the connected account, unless the address of the page has another. */
function Portfolio() {
  const { name, search } = usePlace()
  const { address } = useConnection()
  const placed = usePlacedAccount(name, address)
  const { account, error } = placed
  const isOwn = isSame(account, address)
  const withZeros = search.get('zeros') === 'shown'
  const found = usePortfolio({ account, withZeros })
  const { data, freshness, retry, groups, money, count, total, save, take } = found
  const [isFinding, setFinding] = useState(false)
  const { navigate } = useProgramWindow()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'assets'
  const select = (id: string) => navigate(`/portfolio/${account}${id === 'assets' ? '' : `?tab=${id}`}`)
  const fields = account
    ? freshnessFields(freshness, countText(count))
    : [placed.isReading ? 'Looking up the name…' : error ? 'No address found' : 'Enter an address']
  return (
    <ProgramWindow
      {...(account && { title: `Portfolio of ${shortAddress(account)}` })}
      className="portfolio-window"
      flush
      statusBar={<StatusBar fields={fields} />}
    >
      {account ? (
        <Headline {...{ account, isOwn, freshness, money }} name={placed.name} total={save && total}>
          <Button
            className="portfolio-find"
            icon="search"
            aria-expanded={isFinding}
            onClick={() => setFinding(!isFinding)}
          >
            Find or save
          </Button>
        </Headline>
      ) : (
        <NothingYet lookedUp={placed.isReading ? name : undefined} />
      )}
      <FindForm
        text={placed.name ? name : (account ?? name)}
        error={error}
        found={account && { account, withZeros, save, take }}
        isFolded={account !== undefined && !isFinding}
      />
      {account && (
        <Tabs label="Portfolio" tabs={tabs} selected={tab} onSelect={select}>
          <Suspense fallback={<ProgressBar label="Loading…" />}>
            {tab === 'assets' && (
              <>
                <FreshnessNotice freshness={freshness} onRetry={retry}>
                  <Icon name="info" size={32} />
                  <p>Prices come from on-chain pools. LP tokens are shown with the two tokens they hold.</p>
                </FreshnessNotice>
                <PortfolioTable {...{ groups, money, isOwn }} status={freshness.status} />
              </>
            )}
            {tab === 'profit' && (
              <ProfitPage
                key={account}
                account={account}
                portfolio={data}
                isOld={isOld(freshness)}
                chosen={search.get('of') ?? ''}
              />
            )}
            {tab === 'time' && <TimePage key={account} account={account} portfolio={data} />}
          </Suspense>
        </Tabs>
      )}
    </ProgramWindow>
  )
}

function isSame(account: Address | undefined, other: Address | undefined): boolean {
  return account !== undefined && other !== undefined && isAddressEqual(account, other)
}

function countText(count: number): string {
  if (count === 0) return 'No assets'
  return count === 1 ? '1 asset' : `${count} assets`
}
