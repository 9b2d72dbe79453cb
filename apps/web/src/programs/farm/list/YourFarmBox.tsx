import { formatAmount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import { love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import type { FarmTotals } from '../farmTotals.ts'
import type { HarvestTarget } from '../harvest/harvestChoices.ts'

type YoursBoxProps = {
  totals: FarmTotals
  money: Money
  isPreparing: boolean
  onHarvest: (target: HarvestTarget) => void
}

/** What is yours in all pools together, and what to do with what it earned. */
export function YourFarmBox(props: YoursBoxProps) {
  const { isConnected, isSupported } = useConnection()
  return (
    <GroupBox legend="Yours">
      {!isConnected ? (
        <div className="stack">
          <p>Stake LP tokens to earn LOVE.</p>
          <Button icon="plug" onClick={() => openWallet('connect')}>
            Connect wallet…
          </Button>
        </div>
      ) : (
        <>
          <Sums {...props} />
          {isSupported ? (
            <Harvests {...props} />
          ) : (
            <Button icon="network" onClick={() => openWallet('switch')}>
              Switch network…
            </Button>
          )}
        </>
      )}
    </GroupBox>
  )
}

function Sums({ totals: { yourStake, earned, earnedValue }, money }: YoursBoxProps) {
  const value = (figure: Figure) => <FigureText figure={money.convert(figure)} format={money.format} />
  return (
    <FactList
      facts={[
        { label: 'Staked', value: earned === undefined ? '…' : value(yourStake) },
        {
          label: 'Earned',
          value:
            earned === undefined ? (
              '…'
            ) : (
              <>
                <strong className="farm-earned">{formatAmount({ raw: earned, token: love })}</strong>{' '}
                <span className="muted-text">{value(earnedValue)}</span>
              </>
            ),
        },
      ]}
    />
  )
}

function harvestWords(earned: bigint | undefined): string {
  if (earned === undefined) return 'Loading your rewards…'
  return earned <= 0n
    ? 'Nothing to harvest yet.'
    : 'Harvest to FAITH also deposits the LOVE in the FAITH vault.'
}

function Harvests({ totals: { earned }, isPreparing, onHarvest }: YoursBoxProps) {
  const isEmpty = earned === undefined || earned <= 0n
  return (
    <>
      <div className="button-row farm-harvests">
        <Button
          icon="farm"
          aria-disabled={isEmpty || isPreparing}
          onClick={isEmpty || isPreparing ? undefined : () => onHarvest('wallet')}
        >
          Harvest…
        </Button>
        <Button
          icon="faith"
          aria-disabled={isEmpty || isPreparing}
          onClick={isEmpty || isPreparing ? undefined : () => onHarvest('faith')}
        >
          Harvest to FAITH…
        </Button>
      </div>
      <p className="muted-text farm-meter-words">{harvestWords(earned)}</p>
    </>
  )
}
