import { type Amount, exactAmount } from '@love/protocol/amounts/amount'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { fieldText } from '../../../trading/fieldText.ts'
import { type Loss, lossOf } from '../../../trading/lossOf.ts'
import { PercentButtons } from '../../../trading/PercentButtons.tsx'
import { percentWords } from '../../../trading/percentWords.ts'
import type { Swap } from '../useSwap.ts'
import { turnAround, withFrom, withTo } from './swapForm.ts'
import { TokenPicker } from './TokenPicker.tsx'

/** What is paid, what is received, and the button that turns them around. */
export function SwapFields({ swap }: { swap: Swap }) {
  const { form, change, view, quote, step, holdings, max, price } = swap
  const { from, to, text, exact } = form
  const refused = view.status === 'refused' ? view : undefined
  const amountError = refused?.concerns === 'amount' ? refused.reason : undefined
  const tokensError = refused?.concerns === 'tokens' ? refused.reason : undefined
  const shortage = step.kind === 'none' && step.field ? `${step.words}. ${step.field}` : undefined
  const paid = quote && fieldText(quote.amountIn, 'up')
  const received = quote && fieldText(quote.amountOut, 'down')
  const loss = quote && lossOf(quote, { price })
  const pay = (typed: string) => change({ ...form, text: typed, exact: 'in' })
  return (
    <div className="swap-fields">
      <AmountField
        label="You pay"
        token={from}
        value={exact === 'in' ? text : (paid ?? '')}
        onChange={pay}
        balance={holdings.data?.balances[from.symbol]}
        onMax={max && (() => pay(exactAmount(max)))}
        usd={quote && worth(quote.amountIn, price)}
        error={exact === 'in' ? (amountError ?? shortage) : shortage}
        tokenControl={
          <TokenPicker
            {...{ holdings, price }}
            label="Token you pay with"
            token={from}
            onChange={(token) => change(withFrom(form, token))}
          />
        }
      />
      <div className="swap-between">
        <PercentButtons
          verb={`Pay with your ${from.symbol}:`}
          percents={[25, 50, 75]}
          onChoose={max && ((percent) => pay(fieldText(partOf(max, percent), 'down')))}
        />
        <Button
          compact
          className="swap-turn"
          icon="swap"
          aria-label="Switch tokens"
          onClick={() => change(turnAround(form, received))}
        >
          {null}
        </Button>
      </div>
      <AmountField
        label="You receive"
        token={to}
        value={exact === 'out' ? text : (received ?? '')}
        onChange={(typed) => change({ ...form, text: typed, exact: 'out' })}
        balance={holdings.data?.balances[to.symbol]}
        usd={quote && worth(quote.amountOut, price)}
        usdNote={loss && <LossNote loss={loss} />}
        error={tokensError ?? (exact === 'out' ? amountError : undefined)}
        tokenControl={
          <TokenPicker
            {...{ holdings, price }}
            label="Token you receive"
            token={to}
            onChange={(token) => change(withTo(form, token))}
          />
        }
      />
    </div>
  )
}

/** Beside the dollars that are left of what is paid. */
function LossNote({ loss: { tone, share } }: { loss: Loss }) {
  return (
    <span className="swap-lost" data-tone={tone}>
      −{percentWords(share)}
    </span>
  )
}

function partOf({ raw, token }: Amount, percent: number): Amount {
  return { raw: (raw * BigInt(percent)) / 100n, token }
}

function worth(amount: Amount, price: (token: Token) => Figure): Figure {
  return combine([price(amount.token), amountFraction(amount)], multiply)
}
