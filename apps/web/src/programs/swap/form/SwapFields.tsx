import type { Amount } from '@love/protocol/amounts/amount'
import { combine, type Figure } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { iconNames } from '@love/ui98/iconNames'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { type Loss, lossOf } from '../../../trading/lossOf.ts'
import { percentWords } from '../../../trading/percentWords.ts'
import { swapTokens } from '../swapTokens.ts'
import type { Swap } from '../useSwap.ts'
import { fieldText } from './fieldText.ts'
import { turnAround } from './swapForm.ts'

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
  return (
    <div className="swap-fields">
      <AmountField
        label="You pay"
        token={from}
        value={exact === 'in' ? text : (paid ?? '')}
        onChange={(typed) => change({ ...form, text: typed, exact: 'in' })}
        balance={holdings.data?.balances[from.symbol]}
        onMax={max === undefined ? undefined : () => change({ ...form, text: max, exact: 'in' })}
        usd={quote && worth(quote.amountIn, price)}
        error={exact === 'in' ? (amountError ?? shortage) : shortage}
        tokenControl={
          <TokenSelect
            label="Token you pay with"
            token={from}
            onChange={(token) => change({ ...form, from: token })}
          />
        }
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
          <TokenSelect
            label="Token you receive"
            token={to}
            onChange={(token) => change({ ...form, to: token })}
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

function worth(amount: Amount, price: (token: Token) => Figure): Figure {
  return combine([price(amount.token), amountFraction(amount)], multiply)
}

type TokenSelectProps = { label: string; token: Token; onChange: (token: Token) => void }

/** The browser's own list, so that a phone shows its wheel; the picture lies over its left end. */
function TokenSelect({ label, token, onChange }: TokenSelectProps) {
  function choose(symbol: string) {
    const chosen = swapTokens.find((one) => one.symbol === symbol)
    if (chosen) onChange(chosen)
  }

  return (
    <span className="select token-select">
      <Icon name={iconNames.find((name) => name === token.icon) ?? 'token-unknown'} />
      <select
        className="input"
        aria-label={label}
        value={token.symbol}
        onChange={(event) => choose(event.target.value)}
      >
        {swapTokens.map(({ symbol }) => (
          <option key={symbol} value={symbol}>
            {symbol}
          </option>
        ))}
      </select>
    </span>
  )
}
