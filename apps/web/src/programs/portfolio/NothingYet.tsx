import { Icon } from '@love/ui98/Icon'

export function NothingYet() {
  return (
    <div className="message portfolio-empty">
      <Icon name="portfolio" size={32} />
      <p className="message-text">
        Type any address to find its tokens, liquidity, stakes, earnings and FAITH, and what they are worth
        together. Nobody has to connect a wallet for that: all of it is public.
      </p>
    </div>
  )
}
