import { readVault } from '@love/protocol/actions/readVault'
import { love } from '@love/protocol/tokens/tokens'
import { Checkbox } from '@love/ui98/Checkbox'
import { Icon } from '@love/ui98/Icon'
import { SearchBar } from '@love/ui98/SearchBar'
import { StatusBar } from '@love/ui98/StatusBar'
import { useMemo } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { FreshnessNotice } from '../../../chain/freshness/FreshnessNotice.tsx'
import { freshnessFields } from '../../../chain/freshness/freshnessFields.tsx'
import { useFreshness } from '../../../chain/freshness/useFreshness.ts'
import { createMoney } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { farmTotals } from '../farmTotals.ts'
import { poolRows } from '../poolRows.ts'
import { FarmReviewHost } from '../review/FarmReviewHost.tsx'
import type { FarmReviewContext } from '../review/reviewContext.ts'
import { reviewHarvest } from '../review/reviewHarvest.ts'
import { reviewHarvestToFaith } from '../review/reviewHarvestToFaith.ts'
import { useFarmReview } from '../review/useFarmReview.ts'
import { useFarmReadings } from '../useFarmReadings.ts'
import { FarmTable } from './FarmTable.tsx'
import { type FarmFilter, farmPath, mostFarmCharacters, parseFarmFilter } from './farmFilter.ts'
import { filterFarmRows } from './filterFarmRows.ts'
import { RewardMeterBox } from './RewardMeterBox.tsx'
import { YourFarmBox } from './YourFarmBox.tsx'

export function FarmList({ search }: { search: URLSearchParams }) {
  const { client, deployment } = useChain()
  const { navigate } = useProgramWindow()
  const { currency } = usePreferences()
  const { account, readings, readNow, ...reading } = useFarmReadings()
  const { freshness, retry } = useFreshness(reading)
  const reviewing = useFarmReview(readNow)
  const filter = parseFarmFilter(search)
  const all = useMemo(() => poolRows(readings), [readings])
  const rows = filterFarmRows(all, filter)
  const money = createMoney(currency, readings.price)
  const totals = farmTotals(rows)
  const count = rows.length === all.length ? `${all.length} pools` : `${rows.length} of ${all.length} pools`

  function show(next: FarmFilter) {
    navigate(farmPath(next), { replace: true })
  }

  function harvest(isToFaith: boolean) {
    if (!account) return
    const context: FarmReviewContext = { deployment, account, lovePrice: readings.price(love), money }
    void reviewing.open(async (farm) => {
      const pids = farm.pools.map(({ pid }) => pid)
      if (!isToFaith) return reviewHarvest(farm, pids, context)
      return reviewHarvestToFaith(farm, await readVault(client, { deployment, account }), context)
    })
  }

  return (
    <ProgramWindow
      className="farm-window farm-list"
      flush
      statusBar={
        <StatusBar
          fields={freshnessFields(freshness, count, [
            <>
              Staked <FigureText figure={money.convert(totals.staked)} format={money.format} />
            </>,
            ...(totals.earned === undefined
              ? []
              : [
                  <>
                    Yours <FigureText figure={money.convert(totals.yourStake)} format={money.format} />
                  </>,
                ]),
          ])}
        />
      }
    >
      <FarmToolbar filter={filter} onChange={show} />
      <FreshnessNotice freshness={freshness} onRetry={retry}>
        <Icon name="farm" size={32} />
        <p>
          Stake the LP tokens of a pair and earn LOVE with every block. A pool's name opens it: stake, take
          out, or compute what a stake would earn.
        </p>
      </FreshnessNotice>
      <div className="farm-boxes">
        <RewardMeterBox readings={readings} money={money} />
        <YourFarmBox
          totals={farmTotals(all)}
          money={money}
          isPreparing={reviewing.state.status === 'preparing'}
          onHarvest={() => harvest(false)}
          onFaith={() => harvest(true)}
        />
      </div>
      <FarmTable
        rows={rows}
        money={money}
        filter={filter}
        onFilter={show}
        isLoading={freshness.status === 'loading'}
      />
      <FarmReviewHost
        reviewing={reviewing}
        freshness={freshness}
        now={reading.data?.timestamp}
        onDone={() => void reading.readAgain()}
      />
    </ProgramWindow>
  )
}

type FarmToolbarProps = { filter: FarmFilter; onChange: (filter: FarmFilter) => void }

function FarmToolbar({ filter, onChange }: FarmToolbarProps) {
  return (
    <SearchBar
      text={filter.text}
      onSearch={(text) => onChange({ ...filter, text })}
      placeholder="Name of a token"
      maxLength={mostFarmCharacters}
    >
      <Checkbox
        label="Staked only"
        checked={filter.mine}
        onChange={(mine) => onChange({ ...filter, mine })}
      />
      <Checkbox label="LP in my wallet" checked={filter.lp} onChange={(lp) => onChange({ ...filter, lp })} />
      <Checkbox label="Ended" checked={filter.ended} onChange={(ended) => onChange({ ...filter, ended })} />
    </SearchBar>
  )
}
