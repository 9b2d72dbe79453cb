import { formatPrice } from '@love/protocol/prices/figure'
import type { Fraction } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import type { Column } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import { ChangeText } from '../../chain/prices/ChangeText.tsx'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import type { TokenFigures } from './tokenFigures.ts'

type TokenRow = { readonly token: Token; readonly figures: TokenFigures }
type TokenColumnsParameters = { money: Money; isConnected: boolean }

export function tokenColumns({ money, isConnected }: TokenColumnsParameters): readonly Column<TokenRow>[] {
  const value = (id: 'price' | 'marketValue' | 'volume' | 'value', header: string): Column<TokenRow> => ({
    id,
    header,
    align: 'end',
    like: '$0.00123456',
    cell: ({ figures }) => {
      const figure = figures[id]
      return figure && <FigureText figure={money.convert(figure)} format={money.format} />
    },
  })
  const amount = (id: 'supply' | 'balance', header: string): Column<TokenRow> => ({
    id,
    header,
    align: 'end',
    like: '1,000,000,000.99 LOVE',
    cell: ({ token, figures }) => {
      const figure = figures[id]
      const format = (whole: Fraction) => `${formatPrice(whole)} ${token.symbol}`
      return figure && <FigureText figure={figure} format={format} />
    },
  })
  return [
    {
      id: 'token',
      header: 'Token',
      cell: ({ token }) => (
        <span className="icon-text one-line">
          <Icon name={definedIcon(token)} />
          <ProgramLink to={`/tokens/${token.symbol}`}>{token.symbol}</ProgramLink>
        </span>
      ),
    },
    value('price', 'Price'),
    {
      id: 'change',
      header: '24 h',
      align: 'end',
      like: '+99.99%',
      cell: ({ figures }) => <ChangeText change={figures.change} />,
    },
    value('volume', 'Volume 24 h'),
    amount('supply', 'Supply'),
    value('marketValue', 'Market value'),
    ...(isConnected ? [amount('balance', 'Your balance'), value('value', 'Value')] : []),
  ]
}
