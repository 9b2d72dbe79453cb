import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { type Freshness, isOld } from '../../chain/freshness/freshnessOf.ts'
import { LazyEnsName, PrimaryName } from '../../chain/names/PrimaryName.tsx'
import { beingRead } from '../../chain/prices/beingRead.ts'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import type { Sum } from '../../chain/prices/sumOf.ts'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'

type HeadlineProps = {
  account: Address
  /** By which the page was opened. */
  name: string | undefined
  isOwn: boolean
  freshness: Freshness
  /** Undefined until something was read. */
  total: Sum | undefined
  money: Money
  children: ReactNode
}

/** What all of it is worth, and whose it is: what people come for. */
export function Headline({ account, name, isOwn, freshness, total, money, children }: HeadlineProps) {
  const owner = `${isOwn ? 'your account ' : ''}${shortAddress(account)}`
  return (
    <div className="portfolio-headline" data-old={isOld(freshness) ? '' : undefined}>
      <p className="portfolio-total">
        <strong>
          {total || freshness.status === 'loading' ? (
            <FigureText figure={total?.value ?? beingRead} format={money.format} />
          ) : (
            '–'
          )}
        </strong>
        <span className="muted-text">
          Total of {owner}
          {missingText(total?.missing)}
        </span>
        {name ? (
          <LazyEnsName name={name} address={account} hasPicture />
        ) : (
          <PrimaryName address={account} hasPicture />
        )}
      </p>
      {children}
    </div>
  )
}

/** What the total leaves out, once that is known. */
function missingText(missing: number | undefined): string {
  if (!missing) return ''
  return `, excluding ${missing === 1 ? '1 asset' : `${missing} assets`} without a price (n/a)`
}

/** In the same place, before there is anything to add up. */
export function NothingYet({ lookedUp }: { lookedUp: string | undefined }) {
  const { status } = useConnection()
  const isConnecting = status === 'connecting' || status === 'reconnecting'
  return (
    <div className="portfolio-headline">
      <Icon name="portfolio" size={32} />
      <p className="portfolio-total" role="status">
        {lookedUp !== undefined
          ? `Looking up ${cleanText(lookedUp)}…`
          : isConnecting
            ? 'Connecting to your wallet…'
            : 'Connect a wallet to see what you own, or enter any address below: no wallet needed.'}
      </p>
      {!isConnecting && lookedUp === undefined && (
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      )}
    </div>
  )
}
