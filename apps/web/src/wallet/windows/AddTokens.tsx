import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love, war3 } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import type { IconName } from '@love/ui98/Icon'
import heartImage from '@love/ui98/icons/heart.svg?no-inline'
import war3Image from '@love/ui98/icons/war3.svg?no-inline'
import { network } from '../../chain/network.ts'
import { useRequest } from '../useRequest.ts'
import { watchAsset } from '../watchAsset.ts'

const offered: readonly { token: Token; icon: IconName; image: string }[] = [
  { token: love, icon: 'heart', image: heartImage },
  { token: war3, icon: 'war3', image: war3Image },
]

/** Wallets list only tokens they were told about. */
export function AddTokens() {
  const [request, start] = useRequest()
  const busy = request.status === 'waiting' ? 'Confirm in wallet…' : undefined

  function add(token: Token, image: string) {
    void start(async () => {
      const isListed = await watchAsset({
        address: tokenAddress(network.deployment, token),
        symbol: token.symbol,
        decimals: token.decimals,
        image: new URL(image, location.href).href,
      })
      return isListed ? `${token.symbol} added to your wallet.` : `Your wallet did not add ${token.symbol}.`
    })
  }

  return (
    <>
      <div className="button-row">
        {offered.map(({ token, icon, image }) => (
          <Button key={token.symbol} icon={icon} busy={busy} onClick={() => add(token, image)}>
            Add {token.symbol} to wallet
          </Button>
        ))}
      </div>
      <p role="status" className={request.status === 'failed' ? 'error-text' : ''}>
        {'text' in request ? request.text : ''}
      </p>
    </>
  )
}
