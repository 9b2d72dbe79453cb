import { formatAmount } from '@love/protocol/amounts/amount'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { isAvailable } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { positionShareText } from '../PositionText.tsx'
import { hasPosition, type PairPositionFigures } from '../positionOf.ts'

type PairPositionProps = { pair: PairDefinition; position: PairPositionFigures | undefined; money: Money }

/** LP tokens have eighteen decimals, whatever the pair. */
const lp = (raw: bigint) => formatAmount({ raw, token: { symbol: 'LP', name: 'LP', decimals: 18, icon: '' } })

export function PairPosition({ pair, position, money }: PairPositionProps) {
  return (
    <GroupBox legend="Your position">
      <Content pair={pair} position={position} money={money} />
    </GroupBox>
  )
}

function Content({ pair, position, money }: PairPositionProps) {
  if (!position)
    return (
      <Button icon="plug" onClick={() => openWallet('connect')}>
        Connect wallet…
      </Button>
    )
  if (isAvailable(position.share) && !hasPosition(position))
    return <p>You have no {pair.name} liquidity yet.</p>
  return (
    <FactList
      facts={[
        { label: 'In your wallet', value: lp(position.held) },
        { label: 'Staked', value: lp(position.staked) },
        { label: 'Pool share', value: <FigureText figure={position.share} format={positionShareText} /> },
        {
          label: 'Value',
          value: <FigureText figure={money.convert(position.value)} format={money.format} />,
        },
      ]}
    />
  )
}
