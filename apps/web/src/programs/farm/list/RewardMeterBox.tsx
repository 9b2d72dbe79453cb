import { formatAmount } from '@love/protocol/amounts/amount'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import { combine } from '@love/protocol/prices/figure'
import { type Fraction, multiply, toDecimal } from '@love/protocol/prices/fraction'
import { love } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import type { FarmReadings } from '../farmReadings.ts'
import { meterView } from './meterView.ts'

type RewardMeterBoxProps = { readings: FarmReadings; money: Money }

/** What the farm pays and owes, against what it has. */
export function RewardMeterBox({ readings, money }: RewardMeterBoxProps) {
  const { farm, block, states, price } = readings
  const view = farm && meterView({ ...farm, block })
  const lovePrice = states ? price(love) : beingRead
  return (
    <GroupBox legend="Reward meter">
      <div className="farm-meter">
        <FactList
          facts={[
            {
              label: 'Paid per day',
              value: view ? (
                <>
                  {wholeLove(view.perDay)}{' '}
                  <span className="muted-text">
                    <FigureText
                      figure={money.convert(combine([lovePrice], (one) => multiply(one, view.perDay)))}
                      format={money.format}
                    />
                  </span>
                </>
              ) : (
                '…'
              ),
            },
            { label: 'Owed to all stakers', value: view ? loveAmount(view.owed) : '…' },
            { label: 'In the farm', value: view ? loveAmount(view.held) : '…' },
            { label: 'Minted at harvest', value: view ? view.mintText : '…' },
          ]}
        />
      </div>
      <ProgressBar
        label="It can pay"
        value={view?.paidPart ?? 0}
        text={view ? <span className={view.isShort ? 'error-text' : undefined}>{view.payText}</span> : '…'}
      />
      {/* Always there, so that nothing jumps when the words come. */}
      <p className="farm-meter-words" role="status">
        {view?.words ?? '\u00a0'}
      </p>
    </GroupBox>
  )
}

function loveAmount(raw: bigint): string {
  return formatAmount({ raw, token: love })
}

function wholeLove(amount: Fraction): string {
  return `${formatDecimal(toDecimal(amount, 18))} LOVE`
}
