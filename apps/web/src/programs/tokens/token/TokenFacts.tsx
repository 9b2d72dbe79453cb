import { type Figure, formatPrice } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { FactList } from '@love/ui98/FactList'
import { AddressText } from '../../../chain/AddressText.tsx'
import { useChain } from '../../../chain/chainContext.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import type { TokenFigures } from '../tokenFigures.ts'

type TokenFactsProps = { token: Token; figures: TokenFigures; money: Money }

export function TokenFacts({ token, figures, money }: TokenFactsProps) {
  const { deployment } = useChain()
  const value = (figure: Figure) => <FigureText figure={money.convert(figure)} format={money.format} />
  return (
    <FactList
      facts={[
        { label: 'Price', value: value(figures.price) },
        { label: 'Low 24 h', value: value(figures.low) },
        { label: 'High 24 h', value: value(figures.high) },
        { label: 'Volume 24 h', value: value(figures.volume) },
        { label: 'Liquidity', value: value(figures.liquidity) },
        { label: 'Supply', value: <FigureText figure={figures.supply} format={formatPrice} /> },
        { label: 'Market value', value: value(figures.marketValue) },
        {
          label: 'Contract',
          value: <AddressText address={tokenAddress(deployment, token)} of={token.symbol} />,
        },
      ]}
    />
  )
}
