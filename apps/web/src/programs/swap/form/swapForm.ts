import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Token } from '@love/protocol/tokens/token'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, love } from '@love/protocol/tokens/tokens'
import { isAddress } from 'viem'
import { swapTokens } from '../swapTokens.ts'

/** What a person has entered. The address of the page holds all of it. */
export type SwapForm = {
  readonly from: Token
  readonly to: Token
  /** Letter by letter, also when it is no amount. */
  readonly text: string
  /** Which side the text belongs to. */
  readonly exact: 'in' | 'out'
}

export type SwapLink = {
  readonly form: SwapForm
  /** Parts of the address that ask for a token nobody trades here. */
  readonly unknown: readonly ('from' | 'to')[]
  /** Those of them that are an address with a letter in the wrong case: somebody has altered or mistyped it. */
  readonly misspelt: readonly ('from' | 'to')[]
}

/** No amount that can be read is longer; what is cut here is refused by its length. */
const mostText = 200
const mostName = 64

/** Bad values are dropped one by one, but an amount stays as it is: its field says what is wrong with it. */
export function readSwapLink(path: string, deployment: Deployment): SwapLink {
  const search = new URLSearchParams(path.split('?').slice(1).join('?').split('#')[0])
  const [fromName, toName] = [search.get('from'), search.get('to')]
  const [from, to] = [findToken(fromName, deployment), findToken(toName, deployment)]
  const unknown = (['from', 'to'] as const).filter((side) =>
    side === 'from' ? fromName && !from : toName && !to,
  )
  return {
    form: {
      from: from ?? (to && to.symbol === eth.symbol ? love : eth),
      to: to ?? (from && from.symbol === love.symbol ? eth : love),
      text: (search.get('amount') ?? '').slice(0, mostText),
      exact: search.get('exact') === 'out' ? 'out' : 'in',
    },
    unknown,
    misspelt: unknown.filter((side) => isMisspelt((side === 'from' ? fromName : toName) ?? '')),
  }
}

export function swapPath({ from, to, text, exact }: SwapForm): string {
  const search = new URLSearchParams({ from: from.symbol, to: to.symbol })
  if (text.trim() !== '') search.set('amount', text.trim())
  if (exact === 'out') search.set('exact', 'out')
  return `/swap?${search}`
}

/** By symbol, or by the address of a token that is listed: no other contract can be brought in by a link. */
function findToken(name: string | null, deployment: Deployment): Token | undefined {
  if (!name || name.length > mostName || isMisspelt(name)) return undefined
  const wanted = name.toLowerCase()
  return (
    swapTokens.find(({ symbol }) => symbol.toLowerCase() === wanted) ??
    swapTokens.find((token) => addressOf(token, deployment) === wanted)
  )
}

/** The case of the letters is the checksum of an address; all small or all capital has none. */
function isMisspelt(name: string): boolean {
  const [, digits] = /^0x([0-9a-f]{40})$/i.exec(name) ?? []
  if (digits === undefined || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false
  return !isAddress(name)
}

/** That of WETH means WETH. */
function addressOf(token: Token, deployment: Deployment): string | undefined {
  return token.symbol === eth.symbol ? undefined : tokenAddress(deployment, token).toLowerCase()
}

/** The other way round, starting with what this trade would give. */
export function turnAround(form: SwapForm, received: string | undefined): SwapForm {
  return { from: form.to, to: form.from, text: received ?? form.text, exact: 'in' }
}

/** The token of the other side changes places with it: nobody swaps a token for itself. */
export function withFrom(form: SwapForm, from: Token): SwapForm {
  return { ...form, from, to: from.symbol === form.to.symbol ? form.from : form.to }
}

export function withTo(form: SwapForm, to: Token): SwapForm {
  return { ...form, to, from: to.symbol === form.from.symbol ? form.to : form.from }
}
