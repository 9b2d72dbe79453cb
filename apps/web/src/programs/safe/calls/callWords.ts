import { type Amount, exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { eth } from '@love/protocol/tokens/tokens'
import { releaseOf, singletonAfter } from '@love/safe/build/update'
import { approvedHashIn } from '@love/safe/decode/approvedHash'
import type { CallArgument, CallNode } from '@love/safe/decode/callTree'
import { deployedSafe } from '@love/safe/make/deployedSafe'
import { newSafeAddress } from '@love/safe/make/newSafe'
import { teamWords } from '@love/safe/make/team'
import { isMultiSend } from '@love/safe/multiSend'
import { type Address, getAddress, isAddress, maxUint256, zeroAddress } from 'viem'
import { listedCollection, listedToken } from '../known/listedToken.ts'
import { isLimit, limitWords } from '../limits/limitWords.ts'
import { knownDelegate } from './knownDelegate.ts'

export type CallWordsDeps = {
  /** Whose transaction it is. */
  readonly safe: Address
  readonly nameOf: (address: Address) => string | undefined
  /** With every digit, for where it is signed; in lists amounts are cut. */
  readonly isExact?: boolean
  /** Of the Safe as it is, for what would update it. */
  readonly version?: string
}

/** What a call does, in one line, from its own bytes: nothing that a service says about it is in there. */
export function callWords(node: CallNode, deps: CallWordsDeps): string {
  const head = headWords(node, deps)
  return makesItsCalls(node) ? `${head}: ${insideWords(node.calls, deps)}` : head
}

/** The same without the calls inside: for where they stand below it. */
export function headWords(node: CallNode, deps: CallWordsDeps): string {
  const { to, value, operation, data, decoded, calls, admin } = node
  const receiver = whoWords(to, node.toName, deps)
  if (isForeignCode(node)) return `Delegatecall to ${receiver}: its code runs as this Safe`
  if (operation === 1 && calls.length === 0) return delegateWords(node, deps)
  const paid = value > 0n ? ` with ${amountWords({ raw: value, token: eth }, deps)}` : ''
  if (makesItsCalls(node)) return isMultiSend(data) ? batchWords(calls) : `Execute in Safe ${receiver}${paid}`
  if (data === '0x') return plainWords(node, receiver, deps)
  if (approvedHashIn(data)) return `Approve a transaction of Safe ${receiver}${paid}`
  if (!decoded) {
    const what = admin ? `Undecoded ${admin} call` : `Undecoded call (${data.slice(0, 10)})`
    return `${what} to ${receiver}${paid}`
  }
  const texts = decoded.args.map((argument) => argumentWords(argument, deps))
  const known = isOwn(to, deps)
    ? (updateWords(newSingleton(node), deps) ?? settingWords(decoded.name, texts))
    : (deployWords(node) ??
      limitWords(node, { who: (address) => whoWords(address, undefined, deps), isExact: deps.isExact }) ??
      tokenWords(node, { texts, receiver, deps }) ??
      collectibleWords(node, texts))
  return `${known ?? `Call ${decoded.name} on ${receiver}`}${paid}`
}

/** What is left of code that runs as the Safe: it does one thing, by the name of its function. */
function delegateWords(node: CallNode, deps: CallWordsDeps): string {
  const { to, toName, decoded } = node
  if (knownDelegate(to) === 'message') return 'Sign a message on-chain as this Safe'
  return updateWords(singletonAfter(node), deps) ?? `Update this Safe with ${decoded?.name} on ${toName}`
}

/** With its team: whoever signs decides about that, too. */
function deployWords(node: CallNode): string | undefined {
  const safe = deployedSafe(node)
  return safe && `Deploy Safe ${shortAddress(newSafeAddress(safe))} (${teamWords(safe)})`
}

/** Safes before 1.3.0 change their own code by a function. */
function newSingleton({ decoded }: CallNode): Address | undefined {
  const text = decoded?.name === 'changeMasterCopy' && decoded.isExact ? decoded.args[0]?.text : undefined
  return typeof text === 'string' && isAddress(text, { strict: false }) ? getAddress(text) : undefined
}

/** Undefined for code that is of no release. */
function updateWords(singleton: Address | undefined, { version }: CallWordsDeps): string | undefined {
  const release = singleton && releaseOf(singleton)
  if (!release) return undefined
  const from = version === undefined || version.startsWith(release) ? '' : ` from ${version}`
  return `Update this Safe${from} to ${release}`
}

/** Whatever calls it seems to carry, only code that is known for it makes just those. */
export function isForeignCode({ to, operation, calls, decoded }: CallNode): boolean {
  if (operation === 0) return false
  const kind = knownDelegate(to)
  return kind === 'batch' ? calls.length === 0 : kind === undefined || !decoded?.isExact
}

/** The code of a batch makes them for the Safe only where it runs as the Safe. */
function makesItsCalls(node: CallNode): boolean {
  const { calls, data, operation } = node
  return calls.length > 0 && !isForeignCode(node) && (operation === 1 || !isMultiSend(data))
}

function plainWords({ to, value }: CallNode, receiver: string, deps: CallWordsDeps): string {
  if (value === 0n && isOwn(to, deps)) return 'On-chain rejection'
  return `Send ${amountWords({ raw: value, token: eth }, deps)} to ${receiver}`
}

function batchWords(calls: readonly CallNode[]): string {
  return `Batch of ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`
}

/** Some of it; all of it is in the details. */
function insideWords(calls: readonly CallNode[], deps: CallWordsDeps): string {
  // Of a batch that gives a spending limit the amount counts, not how the module is prepared for it.
  const ordered = calls.toSorted((one, other) => Number(isLimit(other)) - Number(isLimit(one)))
  const shown = ordered.slice(0, 2).map((call) => callWords(call, deps))
  return [...shown, ...(calls.length > 2 ? [`and ${calls.length - 2} more`] : [])].join('; ')
}

type TokenWordsParts = { texts: readonly string[]; receiver: string; deps: CallWordsDeps }

function tokenWords({ to, decoded }: CallNode, parts: TokenWordsParts): string | undefined {
  const { texts, receiver, deps } = parts
  const token = to === zeroAddress ? undefined : listedToken(to)
  const last = decoded?.args.at(-1)
  if (!token || !decoded || typeof last?.text !== 'string' || !/^\d+$/.test(last.text)) return undefined
  const raw = BigInt(last.text)
  const amount = raw === maxUint256 ? `unlimited ${token.symbol}` : amountWords({ raw, token }, deps)
  switch (decoded.name) {
    case 'transfer':
      return `Send ${amount} to ${texts[0]}`
    case 'transferFrom':
      return `Send ${amount} from ${texts[0]} to ${texts[1]}`
    case 'approve':
      return raw === 0n
        ? `Revoke ${texts[0]}’s ${token.symbol} approval`
        : `Approve ${texts[0]} to spend ${amount}`
    default:
      return `Call ${decoded.name} on ${receiver}`
  }
}

/** `safeTransferFrom` with or without bytes for the recipient, and `transferFrom`. */
function collectibleWords({ to, decoded }: CallNode, texts: readonly string[]): string | undefined {
  const symbol = listedCollection(to)
  const [from = '', receiver = '', id = ''] = texts
  if (!symbol || !/^(safeTransferFrom|transferFrom)$/.test(decoded?.name ?? '') || !/^\d+$/.test(id))
    return undefined
  return `Send ${symbol} #${id}${from === 'this Safe' ? '' : ` from ${from}`} to ${receiver}`
}

function amountWords(amount: Amount, { isExact }: CallWordsDeps): string {
  return isExact ? `${groupDecimal(exactAmount(amount))} ${amount.token.symbol}` : formatAmount(amount)
}

/** Changes of the Safe itself. */
function settingWords(name: string, texts: readonly string[]): string | undefined {
  const [first = '', second = '', third = ''] = texts
  switch (name) {
    case 'addOwnerWithThreshold':
      return `Add owner ${first} and set the threshold to ${second}`
    case 'removeOwner':
      return `Remove owner ${second} and set the threshold to ${third}`
    case 'swapOwner':
      return `Replace owner ${second} with ${third}`
    case 'changeThreshold':
      return `Change threshold to ${first}`
    case 'enableModule':
      return `Enable module ${first} (it can act without signatures)`
    case 'disableModule':
      return `Disable module ${second}`
    case 'setGuard':
      return first === shortAddress(zeroAddress) ? 'Remove guard' : `Set guard ${first}`
    case 'setFallbackHandler':
      return first === shortAddress(zeroAddress) ? 'Remove fallback handler' : `Set fallback handler ${first}`
    case 'changeMasterCopy':
      return `Replace this Safe’s code with ${first}`
    default:
      return undefined
  }
}

function argumentWords({ text }: CallArgument, deps: CallWordsDeps): string {
  if (typeof text !== 'string') return '…'
  if (isAddress(text, { strict: false })) return whoWords(getAddress(text), undefined, deps)
  return text
}

function whoWords(address: Address, known: string | undefined, { safe, nameOf }: CallWordsDeps): string {
  if (address.toLowerCase() === safe.toLowerCase()) return 'this Safe'
  return nameOf(address) ?? known ?? shortAddress(address)
}

function isOwn(to: Address, { safe }: CallWordsDeps): boolean {
  return to.toLowerCase() === safe.toLowerCase()
}
