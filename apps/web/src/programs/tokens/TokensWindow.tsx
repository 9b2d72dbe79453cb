import '../../chain/charts/detail.css'
import './tokens.css'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { shownTokens } from './shownTokens.ts'
import { TokensList } from './TokensList.tsx'
import { TokenView } from './TokenView.tsx'
import { UnknownToken } from './UnknownToken.tsx'

export function TokensWindow() {
  return (
    <ChainProvider>
      <Tokens />
    </ChainProvider>
  )
}

/** The list, or one token: two places of the same window. */
function Tokens() {
  const { name } = usePlace()
  if (name === '') return <TokensList />
  const token = shownTokens.find(({ symbol }) => symbol === name.toUpperCase())
  return token ? <TokenView key={token.symbol} token={token} /> : <UnknownToken name={name} />
}
