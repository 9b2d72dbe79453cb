import { Icon } from '@love/ui98/Icon'
import type { ReactNode } from 'react'

type ExchangeLinkProps = {
  /** Of `exchangeLinks`: always mainnet. */
  href: string
  children: ReactNode
}

/** The way out to the exchange on mainnet; whoever follows it knows before that it leaves. */
export function ExchangeLink({ href, children }: ExchangeLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="exchange-link"
      title="Opens Uniswap on Ethereum mainnet in a new tab"
    >
      <Icon name="external-link" /> {children} (mainnet)
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
