import { formatAmount } from '@love/protocol/amounts/amount'
import { harvestGas } from '@love/protocol/farm/farm'
import { eth, love } from '@love/protocol/tokens/tokens'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { Dialog } from '@love/ui98/Dialog'
import { FactList } from '@love/ui98/FactList'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import type { Money } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { feeText } from '../../../review/feeWords.ts'
import { useGasPrice } from '../../../trading/fees/useGasPrice.ts'
import { Notice } from '../../../trading/Notice.tsx'
import { reviewLayer } from '../../../wallet/reviewLayer.ts'
import type { FarmReadings } from '../farmReadings.ts'
import type { PoolRow } from '../poolRows.ts'
import {
  type HarvestChoice,
  type HarvestTarget,
  harvestChoices,
  harvestSum,
  worthHarvesting,
} from './harvestChoices.ts'

export type HarvestWindowProps = {
  rows: readonly PoolRow[]
  readings: FarmReadings
  money: Money
  target: HarvestTarget
  onReview: (pids: readonly bigint[]) => void
  onClose: () => void
}

/** Which pools to harvest: each pays for its own transaction, so those worth less than that are left out at first. */
export function HarvestWindow(props: HarvestWindowProps) {
  return createPortal(
    <ChainProvider>
      <Choosing {...props} />
    </ChainProvider>,
    reviewLayer() ?? document.body,
  )
}

function Choosing({ rows, readings, money, target, onReview, onClose }: HarvestWindowProps) {
  const [own, setOwn] = useState<readonly bigint[]>()
  const prices = { gasPrice: useGasPrice(), etherPrice: readings.price(eth) }
  const choices = harvestChoices(rows, prices)
  const pids = own ?? worthHarvesting(choices)
  const chosen = choices.filter(({ pid }) => pids.includes(pid))
  const isAll = chosen.length === choices.length
  const isEmpty = chosen.length === 0

  function choose(pid: bigint, isChosen: boolean) {
    setOwn(isChosen ? [...pids, pid] : pids.filter((one) => one !== pid))
  }

  return (
    <Dialog
      title={target === 'faith' ? 'Choose pools: harvest to FAITH' : 'Choose pools to harvest'}
      icon={target === 'faith' ? 'faith' : 'farm'}
      className="farm-harvest"
      onClose={onClose}
      buttons={
        <>
          <Button
            primary
            data-autofocus
            aria-disabled={isEmpty}
            onClick={isEmpty ? undefined : () => onReview(chosen.map(({ pid }) => pid))}
          >
            Review…
          </Button>
          <Button onClick={() => setOwn(isAll ? [] : choices.map(({ pid }) => pid))}>
            {isAll ? 'Select none' : 'Select all'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {introWords(
            choices,
            prices.gasPrice,
            feeText(harvestGas * (prices.gasPrice ?? 0n), prices.etherPrice),
          )}
        </p>
        <ul className="farm-harvest-pools" aria-label="Pools">
          {choices.map((choice) => (
            <li key={choice.name}>
              <Checkbox
                label={<ChoiceLabel choice={choice} money={money} />}
                checked={pids.includes(choice.pid)}
                onChange={(isChosen) => choose(choice.pid, isChosen)}
              />
            </li>
          ))}
        </ul>
        <Sum {...{ chosen, target, prices, money }} />
      </div>
    </Dialog>
  )
}

function introWords(choices: readonly HarvestChoice[], gasPrice: bigint | undefined, fee: string): string {
  if (choices.length === 0) return 'Nothing to harvest yet.'
  if (gasPrice === undefined) return 'Loading the network fee…'
  const each = `Each pool costs a network fee of ${fee}.`
  return choices.every(({ pays }) => pays === false)
    ? `${each} No pool pays more than that yet, so none is selected. Rewards keep growing: you can wait.`
    : `${each} Pools that pay more than that are selected.`
}

function ChoiceLabel({
  choice: { name, earned, value, pays },
  money,
}: {
  choice: HarvestChoice
  money: Money
}) {
  return (
    <>
      {name}: {formatAmount({ raw: earned, token: love })}{' '}
      <span className="muted-text">
        <FigureText figure={money.convert(value)} format={money.format} />
        {pays === false && ', costs more than it pays'}
      </span>
    </>
  )
}

type SumProps = Pick<HarvestWindowProps, 'target' | 'money'> & {
  chosen: readonly HarvestChoice[]
  prices: Parameters<typeof harvestSum>[2]
}

function Sum({ chosen, target, prices, money }: SumProps) {
  if (chosen.length === 0) return null
  const { earned, value, fee, costsMore } = harvestSum(chosen, target, prices)
  return (
    <>
      <FactList
        facts={[
          {
            label: 'You harvest',
            value: (
              <>
                {formatAmount({ raw: earned, token: love })}{' '}
                <span className="muted-text">
                  <FigureText figure={money.convert(value)} format={money.format} />
                </span>
              </>
            ),
          },
          { label: 'Network fee', value: fee ? feeText(fee, prices.etherPrice) : '–' },
        ]}
      />
      {costsMore && (
        <Notice words="This costs more than it pays: the network fee is higher than the rewards." />
      )}
    </>
  )
}
