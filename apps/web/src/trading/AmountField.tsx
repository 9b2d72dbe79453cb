import './trading.css'
import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { type Figure, formatUsd, isAvailable } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { FieldFrame } from '@love/ui98/FieldFrame'
import type { ReactNode } from 'react'
import { TokenMark } from './TokenMark.tsx'

export type AmountFieldProps = {
  label: ReactNode
  token: Token
  /** What was typed, letter by letter. */
  value: string
  onChange: (text: string) => void
  /** In the smallest parts of the token; left out while nobody is connected. */
  balance?: bigint | undefined
  onMax?: (() => void) | undefined
  /** What the amount is worth; left out where there is no amount. */
  usd?: Figure | undefined
  /** Behind what it is worth. */
  usdNote?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  /** Follows from something else, but can be copied. */
  readOnly?: boolean | undefined
  /** In place of the token's mark, such as a button that chooses another one. */
  tokenControl?: ReactNode
}

/** An amount of one token, with what the person has of it. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    token,
    value,
    onChange,
    balance,
    onMax,
    usd,
    usdNote,
    error,
    disabled,
    readOnly,
    tokenControl,
  } = props
  return (
    <FieldFrame
      label={label}
      aside={<Balance balance={balance} token={token} />}
      hint={
        <>
          {worth(usd)} {usdNote}
        </>
      }
      error={error}
    >
      {(control) => (
        <>
          {tokenControl ?? <TokenMark token={token} />}
          <input
            {...control}
            className="input input-number"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder="0"
            value={value}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          {onMax && (
            <Button compact disabled={disabled} onClick={onMax} aria-label={`Max ${token.symbol}`}>
              Max
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function Balance({ balance, token }: { balance: bigint | undefined; token: Token }) {
  if (balance === undefined) return null
  const amount = { raw: balance, token }
  return <span title={`${exactAmount(amount)} ${token.symbol}`}>Balance: {formatAmount(amount)}</span>
}

/** A line even without a value: what stands below the field must not jump while a person types. */
function worth(usd: Figure | undefined): string {
  if (usd === undefined) return '\u00a0'
  return isAvailable(usd) ? `about ${formatUsd(usd)}` : `n/a: ${usd.unavailable}`
}
