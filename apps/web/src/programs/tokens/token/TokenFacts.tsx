import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { FactList } from '@love/ui98/FactList'
import { AddressText } from '../../../chain/AddressText.tsx'
import { deployment } from '../../../chain/deployment.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import type { TokenFigures } from '../tokenFigures.ts'
import { type TokenCell, tokenShown } from '../tokenShown.ts'

type TokenFactsProps = { token: Token; figures: TokenFigures; money: Money }

export function TokenFacts({ token, figures, money }: TokenFactsProps) {
  const shown = tokenShown(token, figures, money)
  const figure = (cell: TokenCell) => <FigureText {...shown[cell]} name={`${token.symbol}.${cell}`} />
  return (
    <FactList
      facts={[
        { label: 'Price', value: figure('price') },
        { label: '24h low', value: figure('low') },
        { label: '24h high', value: figure('high') },
        { label: '24h volume', value: figure('volume') },
        { label: 'Liquidity', value: figure('liquidity') },
        { label: 'Supply', value: figure('supply') },
        { label: 'Market cap', value: figure('marketValue') },
        {
          label: 'Contract',
          value: <AddressText address={tokenAddress(deployment, token)} of={token.symbol} />,
        },
      ]}
    />
  )
}
