import { formatAmount } from '@love/protocol/amounts/amount'
import { poolToken } from '@love/protocol/farm/farm'
import { fraction } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { deployment } from '../../../chain/deployment.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { percentWords } from '../../../trading/percentWords.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { stateOf } from '../poolFigures.ts'
import { hasStake } from '../poolRows.ts'
import { reviewEmergency } from '../review/reviewEmergency.ts'
import { reviewHarvest } from '../review/reviewHarvest.ts'
import { Lines } from './Lines.tsx'
import type { PoolPageProps } from './poolPageProps.ts'
import { underlyingTexts } from './underlying.ts'

/** What is the person's in this pool, and the two ways to what it earned: harvest it, or give it up. */
export function StakeBox(props: PoolPageProps) {
  const { row } = props
  const { isConnected } = useConnection()
  return (
    <GroupBox legend="Your stake">
      {!isConnected ? (
        <div className="stack">
          <p>Connect a wallet to see your stake.</p>
          <Button icon="plug" onClick={() => openWallet('connect')}>
            Connect wallet…
          </Button>
        </div>
      ) : !row.figures.yours ? (
        <p>Loading…</p>
      ) : hasStake(row) ? (
        <Stake {...props} />
      ) : (
        <p>You have no stake in {row.name}.</p>
      )}
    </GroupBox>
  )
}

function Stake({ row, reading, money, reviewing }: PoolPageProps) {
  const { isSupported } = useConnection()
  const { pool, figures } = row
  const { account, readings } = reading
  const { yours } = figures
  if (!pool || !yours || !account) return null
  const { pid } = pool
  const context = { deployment, account, lovePrice: readings.price(love), money }
  const isBusy = reviewing.state.status === 'preparing' || !isSupported
  const lp = { ...poolToken(pool), symbol: 'LP' }
  return (
    <div className="stack">
      <FactList
        facts={[
          { label: 'Staked', value: formatAmount({ raw: yours.staked, token: lp }) },
          {
            label: 'Value',
            value: <FigureText figure={money.convert(yours.stakedValue)} format={money.format} />,
          },
          {
            label: 'Pooled tokens',
            value: <Lines lines={underlyingTexts(yours.staked, pool, stateOf(pool, readings))} />,
          },
          {
            label: 'Pool share',
            value: pool.staked > 0n ? percentWords(fraction(yours.staked, pool.staked)) : '–',
          },
          {
            label: 'Earned',
            value: (
              <>
                <strong className="farm-earned">{formatAmount({ raw: yours.earned, token: love })}</strong>
                <span className="farm-line muted-text">
                  <FigureText figure={money.convert(yours.earnedValue)} format={money.format} />
                </span>
              </>
            ),
          },
        ]}
      />
      <div className="button-row farm-harvests">
        <Button
          icon="farm"
          aria-disabled={isBusy || yours.earned <= 0n}
          onClick={
            isBusy || yours.earned <= 0n
              ? undefined
              : () => void reviewing.open((farm) => reviewHarvest(farm, [pid], context))
          }
        >
          Harvest…
        </Button>
        {yours.staked > 0n && (
          <Button
            icon="warning"
            aria-disabled={isBusy}
            onClick={
              isBusy ? undefined : () => void reviewing.open((farm) => reviewEmergency(farm, pid, context))
            }
          >
            Emergency withdraw…
          </Button>
        )}
      </div>
    </div>
  )
}
