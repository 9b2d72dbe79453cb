import { formatPrice } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import heartImage from '@love/ui98/icons/heart.svg?no-inline'
import war3Image from '@love/ui98/icons/war3.svg?no-inline'
import { deployment } from '../../../chain/deployment.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { useRequest } from '../../../wallet/useRequest.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import type { TokenFigures } from '../tokenFigures.ts'

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

const images: Readonly<Record<string, string>> = { heart: heartImage, war3: war3Image }

/** Wallets list only tokens they were told about. */
function AddToWallet({ token }: { token: Token }) {
  const [request, start] = useRequest()
  const { symbol, decimals, icon } = token

  async function add() {
    // Comes with the wallet, which is here already: there is no account without it.
    const { watchAsset } = await import('../../../wallet/watchAsset.ts')
    const picture = images[icon]
    const image = picture && new URL(picture, location.href).href
    const isListed = await watchAsset({ address: tokenAddress(deployment, token), symbol, decimals, image })
    return isListed ? `${symbol} added to your wallet.` : `Your wallet did not add ${symbol}.`
  }

  return (
    <>
      <Button
        icon="wallet"
        busy={request.status === 'waiting' ? 'Confirm in wallet…' : undefined}
        onClick={() => void start(add)}
      >
        Add to wallet
      </Button>
      <p role="status" className={request.status === 'failed' ? 'error-text' : ''}>
        {'text' in request ? request.text : ''}
      </p>
    </>
  )
}
