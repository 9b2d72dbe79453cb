import { exactAmount } from '@love/protocol/amounts/amount'
import { parseAmount } from '@love/protocol/amounts/parseAmount'
import { cleanText } from '@love/protocol/format/cleanText'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import type { IntentCall } from '@love/protocol/intents/intent'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { lookAlikeKey } from '@love/safe/poisoning/suspicions'
import { type Address, zeroAddress } from 'viem'
import { errorText } from '../../../../chain/errorText.ts'
import { type DraftPart, longestPartNote } from '../../../../wallet/safe/batch/draft.ts'
import { parseSafeAddress } from '../../safePlace.ts'
import type { Suggestion } from '../addressWords.ts'
import { type BrokenLine, type PaymentCells, paymentRows } from './paymentColumns.ts'

export type PayableToken = {
  /** Zero: ether. */
  readonly address: Address
  /** With the decimals that the contract says; undefined while they are read. */
  readonly token: Token | undefined
  readonly symbol: string
  readonly isListed: boolean
  /** By the Safe; undefined while that is not known. */
  readonly held: bigint | undefined
}

export type PaymentsContext = {
  readonly safe: Address
  /** Whose names may stand for their addresses. */
  readonly book: readonly Suggestion[]
  /** Whom a look-alike may imitate. */
  readonly known: readonly Suggestion[]
  /** Ether first. */
  readonly tokens: readonly PayableToken[]
  /** How many more calls fit into the batch. */
  readonly room: number
}

export type PaymentTotal = {
  readonly payable: PayableToken
  readonly token: Token
  readonly raw: bigint
  readonly count: number
}

export type CheckedPayments = {
  /** In their order, without the broken ones. */
  readonly parts: readonly DraftPart[]
  readonly broken: readonly BrokenLine[]
  /** What somebody should look at again. */
  readonly warnings: readonly { readonly line: number; readonly words: string }[]
  readonly totals: readonly PaymentTotal[]
}

type Payment = {
  readonly cells: PaymentCells
  readonly to: Address
  readonly payable: PayableToken
  readonly token: Token
  readonly raw: bigint
  readonly call: IntentCall
}

/** Every line of a list of payments: what the Safe would pay, or each reason why it cannot. */
export function checkPayments(text: string, context: PaymentsContext): CheckedPayments {
  const { rows, broken: unread, textOf } = paymentRows(text)
  const broken = [...unread]
  const broke = (line: number, reasons: readonly string[]) =>
    void broken.push({ line, text: textOf(line), reasons })
  const named = namesOf(context.book)
  const payments = rows.flatMap((cells): readonly Payment[] => {
    const read = readPayment(cells, context, named)
    if ('reasons' in read) broke(cells.line, read.reasons)
    return 'reasons' in read ? [] : [read]
  })
  const totals = new Map<Address, PaymentTotal>()
  const fine = payments.filter(({ cells, payable, token, raw }) => {
    const before = totals.get(payable.address)
    const total = { payable, token, raw: (before?.raw ?? 0n) + raw, count: (before?.count ?? 0) + 1 }
    totals.set(payable.address, total)
    const wasWithin = payable.held === undefined || (before?.raw ?? 0n) <= payable.held
    const isShort = payable.held !== undefined && total.raw > payable.held
    // The rest of the list is as short as this line: it is named once.
    if (isShort && wasWithin) broke(cells.line, [shortWords(total)])
    return !isShort
  })
  const overflow = payments[context.room]
  if (overflow)
    broke(overflow.cells.line, [
      `The batch has room for ${context.room} more calls; this list has ${payments.length} payments.`,
    ])
  return {
    parts: fine.map(({ call, cells }) => ({
      kind: 'call',
      call,
      ...(cells.note !== '' && { note: cleanText(cells.note, longestPartNote) }),
    })),
    broken: broken.toSorted((one, other) => one.line - other.line),
    warnings: warningsOf(payments, context),
    totals: [...totals.values()],
  }
}

function shortWords({ raw, token, payable: { held = 0n } }: PaymentTotal): string {
  const words = (amount: bigint) => `${groupDecimal(exactAmount({ raw: amount, token }))} ${token.symbol}`
  return `Up to here the list pays ${words(raw)}; the Safe holds ${words(held)}.`
}

type Names = ReadonlyMap<string, readonly Address[]>

function namesOf(book: readonly Suggestion[]): Names {
  const names = new Map<string, Address[]>()
  for (const { name, address } of book) {
    const key = nameKey(name)
    names.set(key, [...(names.get(key) ?? []), address])
  }
  return names
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

function readPayment(
  cells: PaymentCells,
  context: PaymentsContext,
  named: Names,
): Payment | { readonly reasons: readonly string[] } {
  const to = recipientOf(cells.recipient, named)
  const payable = payableOf(cells.token, context.tokens)
  const found = typeof payable === 'string' ? undefined : payable
  const isUnread = found !== undefined && found.token === undefined
  const raw = amountOf(cells.amount, found?.token ?? eth)
  const reasons = [to, payable, raw].filter((each) => typeof each === 'string')
  if (isUnread) reasons.push(`The decimals of ${found.symbol} are still being read.`)
  if (reasons.length > 0 || typeof to === 'string' || !found?.token || typeof raw === 'string')
    return { reasons }
  try {
    const { token, address } = found
    const { symbol, decimals } = token
    const call =
      address === zeroAddress
        ? sendEther({ to: to.address, amount: raw })
        : sendToken({ token: { address, symbol, decimals }, to: to.address, amount: raw })
    return { cells, to: to.address, payable: found, token, raw, call }
  } catch (error) {
    return { reasons: [errorText(error)] }
  }
}

function recipientOf(text: string, named: Names): { readonly address: Address } | string {
  if (text === '') return 'The recipient is missing.'
  const found = named.get(nameKey(text)) ?? []
  const [address, ...others] = found
  // A name that looks like an address must not stand for another one.
  if (!/^([a-z0-9-]+:)?0x/i.test(text)) {
    if (!address) return `No one named “${cleanText(text, 50)}” in your address book.`
    if (others.length > 0)
      return `${found.length} addresses are named “${cleanText(text, 50)}”. Enter the address.`
    return { address }
  }
  const parsed = parseSafeAddress(text)
  return 'error' in parsed ? parsed.error : parsed
}

function payableOf(text: string, tokens: readonly PayableToken[]): PayableToken | string {
  const [ether] = tokens
  if (ether && (text === '' || text === zeroAddress)) return ether
  if (/^([a-z0-9-]+:)?0x/i.test(text)) {
    const parsed = parseSafeAddress(text)
    if ('error' in parsed) return `Token: ${parsed.error}`
    const found = tokens.find(({ address }) => isSame(address, parsed.address))
    return found ?? `The Safe holds no token at ${parsed.address}.`
  }
  const isNamed = ({ symbol }: PayableToken) => symbol.toLowerCase() === text.toLowerCase()
  const listed = tokens.find((each) => each.isListed && isNamed(each))
  if (listed) return listed
  const shown = cleanText(text, 30)
  return tokens.some(isNamed)
    ? `“${shown}” is unlisted: any token can have that symbol. Enter its address.`
    : `Unknown token “${shown}”. Enter a listed symbol or an address.`
}

function amountOf(text: string, token: Token): bigint | string {
  if (text === '') return 'The amount is missing.'
  try {
    const { raw } = parseAmount(text, token)
    return raw === 0n ? 'The amount is 0.' : raw
  } catch (error) {
    return errorText(error)
  }
}

/** Both were checked before: their capitals need not be computed again for each line. */
function isSame(one: Address, other: Address): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function warningsOf(payments: readonly Payment[], { safe, known }: PaymentsContext) {
  const seen = new Map<string, { readonly line: number; readonly raw: bigint }>()
  const looks = new Map<string, Suggestion>(
    [{ address: safe, name: 'this Safe' }, ...known].map((one) => [lookAlikeKey(one.address), one]),
  )
  const same = new Set([safe, ...known.map(({ address }) => address)].map((one) => one.toLowerCase()))
  return payments.flatMap(({ cells: { line }, to, raw, payable }) => {
    const words: string[] = []
    const pair = `${to} ${payable.address}`
    const before = seen.get(pair)
    if (before?.raw === raw) words.push(`the same payment as line ${before.line}.`)
    else if (before) words.push(`pays the recipient of line ${before.line} again.`)
    else seen.set(pair, { line, raw })
    if (isSame(to, safe)) words.push('pays this Safe itself.')
    const twin = looks.get(lookAlikeKey(to))
    if (!same.has(to.toLowerCase()) && twin && !isSame(twin.address, to))
      words.push(`looks like ${twin.name} (${twin.address}), but is a different address.`)
    else if (!twin) looks.set(lookAlikeKey(to), { address: to, name: `the recipient of line ${line}` })
    return words.map((each) => ({ line, words: each }))
  })
}
