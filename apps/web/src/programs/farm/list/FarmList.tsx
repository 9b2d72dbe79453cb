import { love } from '@love/protocol/tokens/tokens'
import { StatusBar } from '@love/ui98/StatusBar'
import { Table } from '@love/ui98/Table'
import { Suspense, useMemo, useState } from 'react'
import { deployment } from '../../../chain/deployment.ts'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { formatRate } from '../../../chain/prices/formatChange.ts'
import { lazyComponent } from '../../../desktop/lazyComponent.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { ListHead } from '../../../lists/ListHead.tsx'
import { NothingFound } from '../../../lists/NothingFound.tsx'
import { PhoneFold } from '../../../lists/PhoneFold.tsx'
import { useList } from '../../../lists/useList.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { farmTotals } from '../farmTotals.ts'
import type { HarvestTarget } from '../harvest/harvestChoices.ts'
import { poolRows } from '../poolRows.ts'
import { FarmReviewHost } from '../review/FarmReviewHost.tsx'
import type { FarmReviewContext } from '../review/reviewContext.ts'
import { useFarmReview } from '../review/useFarmReview.ts'
import { useFarmReadings } from '../useFarmReadings.ts'
import { farmColumns } from './farmColumns.tsx'
import { farmList } from './farmList.ts'
import { RewardMeterBox } from './RewardMeterBox.tsx'
import { YourFarmBox } from './YourFarmBox.tsx'

/** With the chain's library, for the fee. */
const HarvestWindow = lazyComponent('Farm', () =>
  import('../harvest/HarvestWindow.tsx').then(({ HarvestWindow }) => HarvestWindow),
)

export function FarmList() {
  const { isConnected } = useConnection()
  const { currency } = usePreferences()
  const { account, readings, readNow, ...reading } = useFarmReadings()
  const { freshness, retry } = useFreshness(reading)
  const reviewing = useFarmReview(readNow)
  const [target, setTarget] = useState<HarvestTarget>()
  const all = useMemo(() => poolRows(readings), [readings])
  const shown = useList(farmList, all)
  const { filter, rows, count, show } = shown
  const money = createMoney(currency, readings.price)
  const totals = farmTotals(rows)

  function harvest(target: HarvestTarget, pids: readonly bigint[]) {
    setTarget(undefined)
    if (!account) return
    const context: FarmReviewContext = { deployment, account, lovePrice: readings.price(love), money }
    void reviewing.open(async (farm) => {
      const { harvestMany } = await import('../review/harvestMany.ts')
      return harvestMany(farm, { pids, target }, context)
    })
  }

  const sums = [
    <span key="staked">
      Staked <FigureText figure={money.convert(totals.staked)} format={money.format} name="farm.staked" />
    </span>,
    ...(totals.earned === undefined
      ? []
      : [
          <span key="yours">
            Yours <FigureText figure={money.convert(totals.yourStake)} format={money.format} />
          </span>,
        ]),
  ]

  return (
    <ProgramWindow
      className="farm-window farm-list"
      flush
      statusBar={<StatusBar fields={freshnessFields(freshness, count, sums)} />}
    >
      <ListHead
        {...shown}
        freshness={freshness}
        onRetry={retry}
        icon="farm"
        words="Stake LP tokens to earn LOVE. Open a pool to stake, unstake or estimate rewards."
        headline={[
          ...sums,
          <span key="apr">
            Total APR up to <FigureText figure={totals.mostApr} format={formatRate} name="farm.mostApr" />
          </span>,
        ]}
      />
      <div className="farm-boxes">
        <YourFarmBox
          totals={farmTotals(all)}
          money={money}
          isPreparing={reviewing.state.status === 'preparing'}
          onHarvest={setTarget}
        />
        <PhoneFold label="Reward meter">
          <RewardMeterBox readings={readings} money={money} />
        </PhoneFold>
      </div>
      <Table
        caption="Farm pools"
        captionHidden
        columns={farmColumns({ money, isConnected })}
        rows={rows}
        rowKey={({ place }) => place}
        sort={filter.sort}
        onSort={(sort) => show({ sort })}
        status={freshness.status === 'loading' ? 'loading' : 'ready'}
        empty={<NothingFound {...shown} />}
      />
      {target && (
        <Suspense>
          <HarvestWindow
            {...{ rows: all, readings, money, target }}
            onReview={(pids) => harvest(target, pids)}
            onClose={() => setTarget(undefined)}
          />
        </Suspense>
      )}
      <FarmReviewHost
        reviewing={reviewing}
        freshness={freshness}
        now={reading.data?.timestamp}
        onDone={() => void reading.readAgain()}
      />
    </ProgramWindow>
  )
}
