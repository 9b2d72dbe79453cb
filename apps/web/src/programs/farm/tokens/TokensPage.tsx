import { exactAmount } from '@love/protocol/amounts/amount'
import type { PairDefinition } from '@love/protocol/pairs/pair'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import { eth, love } from '@love/protocol/tokens/tokens'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import { lossOf } from '../../../trading/lossOf.ts'
import { Notice } from '../../../trading/Notice.tsx'
import { ReviewButton } from '../../../trading/ReviewButton.tsx'
import { SlippageControl } from '../../../trading/SlippageControl.tsx'
import { useSlippage } from '../../../trading/useSlippage.ts'
import type { PoolPageProps } from '../pool/poolPageProps.ts'
import { costlierSwap } from './costlierSwap.ts'
import { PayTokenSelect } from './PayTokenSelect.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { planView } from './planView.ts'
import { ratioWords } from './ratioWords.ts'
import { reviewFromTokens } from './reviewFromTokens.ts'
import { tokensProblem } from './tokensProblem.ts'
import { useTokensReading } from './useTokensReading.ts'

/** From one plain token to a stake: the swap, the deposit, the approvals and the stake as one thing to review. */
export function TokensPage(props: PoolPageProps & { pair: PairDefinition }) {
  const { row, reading, freshness, money, reviewing, pair } = props
  const { deployment } = useChain()
  const slippage = useSlippage()
  const [text, setText] = useState('')
  const [token, setToken] = useState(pair.other)
  const { account, readings } = reading
  const tokens = useTokensReading({ pair, account, readings, token })
  const fee = networkFee(tokens.gasPrice)
  const balance = tokens.balances?.[token.symbol]
  const view = planView({
    text,
    token,
    pair,
    pool: tokens.pool,
    states: tokens.states,
    slippageBasisPoints: slippage.basisPoints,
    fees: tokens.transferFees.fees,
    balance: tokens.balances && (balance ?? 0n),
    fee,
  })
  const { amount, plan } = view
  const loss = plan && lossOf(costlierSwap(plan), { price: readings.price, word: 'STAKE' })
  const ratio = ratioWords(pair, tokens.sides, tokens.pool?.reserves)
  const isEther = token.symbol === eth.symbol
  // Without a price of gas nobody knows how much ether has to stay.
  const most = balance === undefined || (isEther && fee === 0n) ? undefined : mostOf(balance, isEther, fee)

  function review() {
    const { allowances, timestamp } = tokens
    if (!account || !row.pool || !plan || !allowances || timestamp === undefined) return
    const asked = { pid: row.pool.pid, plan, slippage, allowances, timestamp }
    const context = { deployment, account, lovePrice: readings.price(love), money }
    void reviewing.open(
      (farm) => reviewFromTokens(farm, asked, context),
      () => {
        setText('')
        void tokens.readAgain()
      },
    )
  }

  return (
    <div className="stack">
      <AmountField
        label="You pay"
        token={token}
        tokenControl={<PayTokenSelect label="Token to pay with" token={token} onChange={setToken} />}
        value={text}
        onChange={setText}
        balance={balance}
        onMax={most === undefined ? undefined : () => setText(exactAmount({ raw: most, token }))}
        usd={
          amount === undefined
            ? undefined
            : combine([readings.price(token)], (price) =>
                multiply(price, amountFraction({ raw: amount, token })),
              )
        }
        error={view.error}
      />
      {ratio && <p className="muted-text">{ratio}</p>}
      <SlippageControl setting={slippage} />
      <PlanFacts plan={plan} pool={row.pool} fee={fee} etherPrice={readings.price(eth)} />
      {loss && <Notice words={loss.words} />}
      <ReviewButton
        problem={tokensProblem({
          row,
          view,
          tokens,
          freshness,
          slippage,
          fee,
          isPreparing: reviewing.state.status === 'preparing',
        })}
        onReview={review}
      >
        Review all steps…
      </ReviewButton>
    </div>
  )
}

/** All of it, but of ether twice the fee stays. */
function mostOf(balance: bigint, isEther: boolean, fee: bigint): bigint {
  if (!isEther) return balance
  return balance > 2n * fee ? balance - 2n * fee : 0n
}

/** Gas of two swaps, a deposit in the pool, a stake and four approvals, rounded up generously. */
const gas = 1_100_000n

/** In wei; nothing is known before the node has named its price. */
function networkFee(gasPrice: bigint | undefined): bigint {
  return gas * (gasPrice ?? 0n)
}
