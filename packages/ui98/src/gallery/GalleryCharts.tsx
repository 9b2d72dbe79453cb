import { ChartFrame } from '../ChartFrame.tsx'
import { Table } from '../Table.tsx'
import { Window } from '../Window.tsx'

const prices = [12, 14, 13, 17, 16, 21, 19, 24, 23, 28, 26, 31]
const points = prices.map((price, day) => `${day * 10},${36 - price}`).join(' ')

export function GalleryCharts() {
  return (
    <Window title="Chart" icon="chart" role="region">
      <div className="stack">
        <ChartFrame caption="LOVE in USDT, 12 days" value="0.0031">
          <svg viewBox="0 0 110 36" preserveAspectRatio="none" aria-hidden="true">
            <polyline className="chart-line" points={points} />
          </svg>
        </ChartFrame>
        <Table
          plain
          caption="The values"
          columns={[
            { id: 'day', header: 'Day', cell: ({ day }) => day },
            { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
          ]}
          rows={prices.slice(-3).map((price, day) => ({ day: `Day ${day + 10}`, price: `0.00${price}` }))}
          rowKey={({ day }) => day}
        />
      </div>
    </Window>
  )
}
