import './portfolio.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { Icon } from '@love/ui98/Icon'
import { StatusBar } from '@love/ui98/StatusBar'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { FreshnessNotice } from '../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../chain/freshness/freshnessFields.tsx'
import { parseAccount } from '../../chain/parseAccount.ts'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { FindForm } from './FindForm.tsx'
import { PortfolioTable } from './PortfolioTable.tsx'
import { usePortfolio } from './usePortfolio.ts'

export function PortfolioWindow() {
  return (
    <ChainProvider>
      <Portfolio />
    </ChainProvider>
  )
}

/** The form alone, or with all that one address owns: two places of the same window. */
function Portfolio() {
  const { name, search } = usePlace()
  const parsed = parseAccount(name)
  const account = 'address' in parsed ? parsed.address : undefined
  const error = 'error' in parsed && name !== '' ? parsed.error : undefined
  const withZeros = search.get('zeros') === 'shown'
  const { freshness, retry, groups, money, count, total, save } = usePortfolio({ account, withZeros })
  const totalField = (
    <>
      Total <FigureText figure={save ? total.value : beingRead} format={money.format} />
    </>
  )
  const fields = account
    ? // Where nothing can be read a sum of nothing would look like a poor address.
      freshnessFields(freshness, countText(count), freshness.status === 'failed' ? [] : [totalField])
    : [error ? 'Not an address' : 'Enter an address']
  return (
    <ProgramWindow
      {...(account && { title: `Portfolio of ${shortAddress(account)}` })}
      className="portfolio-window"
      flush
      statusBar={<StatusBar fields={fields} />}
    >
      <FindForm text={account ?? name} error={error} found={account && { account, withZeros, save }} />
      {account ? (
        <>
          <FreshnessNotice freshness={freshness} onRetry={retry}>
            <Icon name="info" size={32} />
            <p>{missingText(save && total.missing)}</p>
          </FreshnessNotice>
          <PortfolioTable groups={groups} total={total} money={money} status={freshness.status} />
        </>
      ) : (
        <NothingYet />
      )}
    </ProgramWindow>
  )
}

function NothingYet() {
  return (
    <div className="message portfolio-empty">
      <Icon name="portfolio" size={32} />
      <p className="message-text">
        Enter any address to see its tokens, liquidity, stakes, rewards and FAITH with their total value. No
        wallet needed.
      </p>
    </div>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No assets'
  return count === 1 ? '1 asset' : `${count} assets`
}

/** What the total leaves out, once that is known. */
function missingText(missing: number | undefined): string {
  if (missing === undefined) return 'Assets without a pool price are excluded from the total.'
  if (missing === 0) return 'Prices come from on-chain pools.'
  const what = missing === 1 ? '1 asset has' : `${missing} assets have`
  return `${what} no price (n/a) and ${missing === 1 ? 'is' : 'are'} excluded from the total.`
}
