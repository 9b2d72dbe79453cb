import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { FilledText } from '../../../chain/prices/FilledText.tsx'
import type { FarmReadings } from '../farmReadings.ts'
import { meterView } from './meterView.ts'

type RewardMeterBoxProps = { readings: FarmReadings; money: Money }

/** What the farm pays and owes, against what it has. */
export function RewardMeterBox({ readings, money }: RewardMeterBoxProps) {
  const { farm, block, states, price } = readings
  const view = farm && meterView({ ...farm, block })
  const lovePrice = states ? price(love) : beingRead
  const perDay = view ? combine([lovePrice], (one) => multiply(one, view.perDay)) : beingRead
  return (
    <GroupBox legend="Reward meter">
      <div className="farm-meter">
        <FactList
          facts={[
            {
              label: 'Emissions per day',
              value: (
                <>
                  <FilledText name="farm.perDay" text={view?.perDayText} />{' '}
                  <span className="muted-text">
                    <FigureText
                      figure={money.convert(perDay)}
                      format={money.format}
                      name="farm.perDayValue"
                    />
                  </span>
                </>
              ),
            },
            {
              label: 'Pending rewards (all stakers)',
              value: <FilledText name="farm.owed" text={view?.owedText} />,
            },
            { label: 'LOVE in the farm', value: <FilledText name="farm.held" text={view?.heldText} /> },
            { label: 'Minted at harvest', value: <FilledText name="farm.minted" text={view?.mintText} /> },
          ]}
        />
      </div>
      <ProgressBar
        label="Rewards covered"
        value={view?.paidPart ?? 0}
        text={
          <span className={view?.isShort ? 'error-text' : undefined}>
            <FilledText name="farm.pays" text={view?.payText} />
          </span>
        }
      />
      {/* Always there, so that nothing jumps when the words come. */}
      <p className="farm-meter-words" role="status">
        {view?.words ?? '\u00a0'}
      </p>
    </GroupBox>
  )
}
