import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { combine } from '@love/protocol/prices/figure'
import { multiply } from '@love/protocol/prices/fraction'
import type { Token } from '@love/protocol/tokens/token'
import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import { Icon } from '@love/ui98/Icon'
import { type KeyboardEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useChain } from '../../../chain/chainContext.ts'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { shortUsd } from '../../../chain/prices/createMoney.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { swapTokens } from '../swapTokens.ts'
import type { Swap } from '../useSwap.ts'
import { recentSymbols, rememberToken } from './recentTokens.ts'
import { type TokenRow, tokenRows } from './tokenRows.ts'

type TokenPickerProps = Pick<Swap, 'holdings' | 'price'> & {
  label: string
  token: Token
  onChange: (token: Token) => void
}

/** The token of a field, and the window in which another one is chosen. */
export function TokenPicker({ label, token, onChange, ...lists }: TokenPickerProps) {
  const [isOpen, setOpen] = useState(false)

  function choose(chosen: Token) {
    rememberToken(chosen)
    setOpen(false)
    onChange(chosen)
  }

  return (
    <>
      <Button
        className="swap-token"
        icon={definedIcon(token)}
        aria-label={`${label}: ${token.symbol}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {token.symbol}
        <span className="glyph glyph-down" />
      </Button>
      {isOpen &&
        createPortal(
          <TokenDialog title={label} {...lists} onChoose={choose} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}

type TokenDialogProps = Pick<TokenPickerProps, 'holdings' | 'price'> & {
  title: string
  onChoose: (token: Token) => void
  onClose: () => void
}

/** Outside of the form, so that Enter in its field chooses the first token and does not send the form. */
function TokenDialog({ title, holdings, price, onChoose, onClose }: TokenDialogProps) {
  const { deployment } = useChain()
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const recent = useStore(recentSymbols).flatMap((one) => swapTokens.filter(({ symbol }) => symbol === one))
  const balances = holdings.data?.balances
  const rows = tokenRows({ tokens: swapTokens, deployment, balances, price, search })

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const first = rows[0]
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && first) {
      event.preventDefault()
      onChoose(first.token)
    }
    if (!step) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus()
  }

  return (
    <Dialog title={title} icon="swap" className="swap-picker" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the field and of the list are the same */}
      <div className="stack" role="presentation" onKeyDown={onKeyDown}>
        <input
          className="input"
          type="search"
          aria-label="Search by name or address"
          placeholder="Name or address"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          data-autofocus
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {recent.length > 0 && search === '' && (
          <ul className="swap-recent" aria-label="Recently used">
            {recent.map((token) => (
              <li key={token.symbol}>
                <Button compact icon={definedIcon(token)} onClick={() => onChoose(token)}>
                  {token.symbol}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!balances && holdings.failure && (
          <p className="error-text" role="status">
            Your balances could not be loaded. {holdings.failure}
          </p>
        )}
        {rows.length > 0 ? (
          <ul ref={list} className="swap-tokens" aria-label="Tokens">
            {rows.map((row) => (
              <li key={row.token.symbol}>
                <TokenButton row={row} price={price} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        ) : (
          <p role="status">No token here matches “{search.trim()}”. Only listed tokens can be swapped.</p>
        )}
      </div>
    </Dialog>
  )
}

type TokenButtonProps = Pick<TokenDialogProps, 'price' | 'onChoose'> & { row: TokenRow }

function TokenButton({ row: { token, balance }, price, onChoose }: TokenButtonProps) {
  const amount = balance === undefined ? undefined : { raw: balance, token }
  return (
    <button type="button" className="swap-token-row" onClick={() => onChoose(token)}>
      <Icon name={definedIcon(token)} />
      <span>
        <strong>{token.symbol}</strong> {token.name !== token.symbol && token.name}
      </span>
      {amount && amount.raw > 0n && (
        <span title={`${exactAmount(amount)} ${token.symbol}`}>
          {formatAmount(amount)}
          <small>
            <FigureText
              figure={combine([price(token)], (each) => multiply(each, amountFraction(amount)))}
              format={shortUsd}
            />
          </small>
        </span>
      )}
    </button>
  )
}
