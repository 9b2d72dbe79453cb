import { formatPrice } from '@love/protocol/prices/formatFigure'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { openWallet } from '../../../session/walletCommands.ts'
import type { TokenFigures } from '../tokenFigures.ts'
import { AddToWallet } from './AddToWallet.tsx'

type TokenBalanceProps = { token: Token; figures: TokenFigures; money: Money }

export function TokenBalance({ token, figures: { balance, value }, money }: TokenBalanceProps) {
  if (!balance || !value)
    return (
      <GroupBox legend="Yours">
        <Button icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet…
        </Button>
      </GroupBox>
    )
  return (
    <GroupBox legend="Yours">
      <FactList
        facts={[
          {
            label: 'Balance',
            value: (
              <FigureText figure={balance} format={(whole) => `${formatPrice(whole)} ${token.symbol}`} />
            ),
          },
          { label: 'Value', value: <FigureText figure={money.convert(value)} format={money.format} /> },
        ]}
      />
      <AddToWallet token={token} />
    </GroupBox>
  )
}
