import { currentSupply, type PoolState } from '@love/protocol/liquidity/pool'
import { worthOf } from '@love/protocol/liquidity/previewWithdrawal'
import { fraction } from '@love/protocol/prices/fraction'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { createMoney } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { usePreferences } from '../../preferences/preferences.ts'
import { formatShare } from './formatShare.ts'
import { LpText, SidesText } from './LiquidityTexts.tsx'
import { sidesValue } from './sidesValue.ts'
import type { PairReading } from './usePairLiquidity.ts'

/** What is the person's in this pool: in the wallet, and what lies in the farm beside it. */
export function PositionBox({ reading }: { reading: PairReading }) {
  const { account, liquidity, staked } = reading
  return (
    <GroupBox legend="Your position">
      {!account ? (
        <p>Connect a wallet to see your position.</p>
      ) : !liquidity ? (
        <p>Loading…</p>
      ) : liquidity.position.liquidity === 0n && !staked ? (
        <p>You have no {reading.pair.name} LP tokens.</p>
      ) : (
        <Position {...{ reading, pool: liquidity.pool, held: liquidity.position.liquidity }} />
      )}
    </GroupBox>
  )
}

type PositionProps = { reading: PairReading; pool: PoolState | undefined; held: bigint }

function Position({ reading: { pair, staked, price }, pool, held }: PositionProps) {
  const { currency } = usePreferences()
  const money = createMoney(currency, price)
  const worth = pool ? worthOf(held, pool) : { base: 0n, other: 0n }
  const supply = pool ? currentSupply(pool) : 0n
  return (
    <>
      <FactList
        facts={[
          { label: 'In your wallet', value: <LpText pair={pair} raw={held} /> },
          {
            label: 'Pool share',
            value: formatShare(supply > 0n ? fraction(held, supply) : fraction(0n)),
          },
          { label: 'Pooled tokens', value: <SidesText pair={pair} sides={worth} /> },
          {
            label: 'Value',
            value: (
              <FigureText figure={money.convert(sidesValue(pair, worth, price))} format={money.format} />
            ),
          },
          { label: 'Staked in the farm', value: <LpText pair={pair} raw={staked} /> },
        ]}
      />
      {staked !== undefined && staked > 0n && (
        <p className="muted-text">
          Staked LP tokens earn LOVE and are not included above. Unstake them to remove their liquidity.
        </p>
      )}
      <p className="liquidity-outside">
        <ProgramLink to={`/farm/${pair.name}`}>
          {staked !== undefined && staked > 0n ? 'Your stake in the farm' : 'Stake in the farm'}
        </ProgramLink>
      </p>
    </>
  )
}
