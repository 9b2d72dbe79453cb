import '../../chain/charts/detail.css'
import { baseTokens } from '@love/protocol/pairs/index'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { lazyComponent } from '../../desktop/lazyComponent.ts'
import { usePlace } from '../../desktop/windows/usePlace.ts'
import { TokensList } from './TokensList.tsx'
import { UnknownToken } from './UnknownToken.tsx'

/** The table needs neither charts nor their history. */
const TokenView = lazyComponent('Tokens', () =>
  import('./token/TokenView.tsx').then(({ TokenView }) => TokenView),
)

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
  const token = baseTokens.find(({ symbol }) => symbol === name.toUpperCase())
  return token ? <TokenView key={token.symbol} token={token} /> : <UnknownToken name={name} />
}
