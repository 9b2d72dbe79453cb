import { formatPrice } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { Icon } from '@love/ui98/Icon'
import type { Column } from '@love/ui98/Table'
import { definedIcon } from '../../chain/definedIcon.ts'
import { ChangeText } from '../../chain/prices/ChangeText.tsx'
import type { Money } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import type { TokenFigures } from './tokenFigures.ts'
import { type TokenCell, tokenShown } from './tokenShown.ts'

type TokenRow = { readonly token: Token; readonly figures: TokenFigures }
type TokenColumnsParameters = { money: Money; isConnected: boolean }

export function tokenColumns({ money, isConnected }: TokenColumnsParameters): readonly Column<TokenRow>[] {
  const shown = (id: TokenCell, header: string, like: string, line?: 1 | 2): Column<TokenRow> => ({
    id,
    line,
    header,
    align: 'end',
    like,
    cell: ({ token, figures }) => (
      <FigureText {...tokenShown(token, figures, money)[id]} name={`${token.symbol}.${id}`} />
    ),
  })
  const value = (id: TokenCell, header: string, line: 1 | 2) => shown(id, header, '$0.00123456', line)
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
    value('price', 'Price', 1),
    {
      id: 'change',
      header: '24h',
      align: 'end',
      line: 1,
      like: '+99.99%',
      cell: ({ token, figures }) => <ChangeText change={figures.change} name={`${token.symbol}.change`} />,
    },
    value('volume', '24h volume', 2),
    shown('supply', 'Supply', amountLike),
    value('marketValue', 'Market cap', 2),
    ...(isConnected ? ownColumns(money) : []),
  ]
}

const amountLike = '1,000,000,000.99 LOVE'

function ownColumns(money: Money): readonly Column<TokenRow>[] {
  return [
    {
      id: 'balance',
      header: 'Your balance',
      align: 'end',
      line: 2,
      like: amountLike,
      cell: ({ token, figures: { balance } }) =>
        balance && (
          <FigureText figure={balance} format={(whole) => `${formatPrice(whole)} ${token.symbol}`} />
        ),
    },
    {
      id: 'value',
      header: 'Value',
      align: 'end',
      line: 2,
      like: '$0.00123456',
      cell: ({ figures: { value } }) =>
        value && <FigureText figure={money.convert(value)} format={money.format} />,
    },
  ]
}
