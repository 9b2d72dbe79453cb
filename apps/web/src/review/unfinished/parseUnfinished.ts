import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { getAddress } from 'viem'
import type { Owner } from '../../activity/owner.ts'
import { parseMined } from '../../activity/parseMined.ts'
import { parseBigints } from '../../chain/bigintJson.ts'
import { cleanText } from '../../chain/cleanText.ts'
import { type Fields, fieldsOf, isAddressText, isCount, isHashText } from '../../storage/storedFields.ts'
import { parseStoredCall } from '../parseStoredCall.ts'
import type { Run, Step, StepState } from '../sending/run.ts'
import type { UnfinishedRun } from './unfinishedRun.ts'

/** Stored text is not trusted: a move of which a single part makes no sense is left out whole. */
export function parseUnfinished(text: string | null, owner: Owner): readonly UnfinishedRun[] {
  try {
    return listOf(parseBigints(text ?? '')).flatMap((entry) => parseEntry(entry, owner) ?? [])
  } catch {
    return []
  }
}

function parseEntry(value: unknown, owner: Owner): UnfinishedRun | undefined {
  const { id, startedAt, run } = fieldsOf(value)
  const { intent, way, steps, batchId } = fieldsOf(run)
  const parsedIntent = parseIntent(intent, owner)
  const parsedSteps = all(listOf(steps), parseStep)
  if (typeof id !== 'string' || !isCount(startedAt) || !parsedIntent || !parsedSteps) return undefined
  if ((way !== 'batch' && way !== 'one by one') || parsedSteps.length < 2) return undefined
  const parsedRun: Run = {
    intent: parsedIntent,
    way,
    steps: parsedSteps,
    ...(typeof batchId === 'string' && batchId.length <= longestBatchId && { batchId }),
  }
  return { id: cleanText(id, 64), startedAt, run: parsedRun }
}

/** EIP-5792 lets a wallet name a batch with so much. */
const longestBatchId = 4_096

function parseIntent(value: unknown, owner: Owner): Intent | undefined {
  const { title, chainId, account, calls, expects } = fieldsOf(value)
  const [parsedCalls, parsedExpects] = [
    all(listOf(calls), parseStoredCall),
    all(listOf(expects), parseExpectation),
  ]
  if (typeof title !== 'string' || chainId !== owner.chainId || !isAddressText(account)) return undefined
  if (getAddress(account) !== owner.address || !parsedCalls || !parsedExpects) return undefined
  return { title: cleanText(title, 200), chainId, account, calls: parsedCalls, expects: parsedExpects }
}

function parseExpectation(value: unknown): Expectation | undefined {
  const { token, address, least } = fieldsOf(value)
  const { symbol, name, decimals, icon, resetsAllowance } = fieldsOf(token)
  if (!isText(symbol) || !isText(name) || !isText(icon) || !isCount(decimals) || decimals > 77)
    return undefined
  if (typeof least !== 'bigint' || (address !== 'ETH' && !isAddressText(address))) return undefined
  return {
    token: {
      symbol: cleanText(symbol, 40),
      name: cleanText(name, 64),
      decimals,
      icon,
      ...(resetsAllowance === true && { resetsAllowance }),
    },
    address,
    least,
  }
}

function parseStep(value: unknown): Step | undefined {
  const { call, state } = fieldsOf(value)
  const [parsedCall, parsedState] = [parseStoredCall(call), parseState(fieldsOf(state))]
  return parsedCall && parsedState && { call: parsedCall, state: parsedState }
}

function parseState({ status, hash, mined, nonce, askedAt }: Fields): StepState | undefined {
  const parsedMined = parseMined(mined)
  const parsedHash = isHashText(hash) ? hash : undefined
  switch (status) {
    case 'done':
      return parsedHash && parsedMined && { status, hash: parsedHash, mined: parsedMined }
    case 'pending':
      return { status, hash: parsedHash }
    // The wallet may have sent it after the page was left: its nonce tells.
    case 'asking':
      return { status: 'later', ...(isCount(nonce) && { askedAt: nonce }) }
    case 'later':
      return { status, ...(isCount(askedAt) && { askedAt }) }
    case 'failed':
    case 'unclear':
      return { status: 'later' }
    default:
      return undefined
  }
}

function all<Value>(
  list: readonly unknown[],
  parse: (value: unknown) => Value | undefined,
): readonly Value[] | undefined {
  const parsed = list.flatMap((value) => parse(value) ?? [])
  return parsed.length === list.length ? parsed : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
