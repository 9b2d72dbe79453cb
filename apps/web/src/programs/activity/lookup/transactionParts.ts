import { safeL2Abi } from '@love/contracts/abi/safeL2.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { exactAmount } from '@love/protocol/amounts/amount'
import { findContract } from '@love/protocol/calls/knownContracts'
import { cleanText } from '@love/protocol/format/cleanText'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import type { Token } from '@love/protocol/tokens/token'
import { type Abi, type Address, decodeEventLog, erc20Abi, getAddress, type Log, parseEventLogs } from 'viem'

export type BalanceChange = {
  readonly account: Address
  readonly contract: Address
  /** Undefined: a token of strangers, counted in its smallest parts. */
  readonly token: Token | undefined
  readonly raw: bigint
}

/** Who has how much more or less of which token afterwards, by the events of the tokens. */
export function balanceChanges(deployment: Deployment, logs: readonly Log[]): readonly BalanceChange[] {
  const sums = new Map<string, BalanceChange>()
  const change = (account: Address, contract: Address, raw: bigint) => {
    const key = `${account} ${contract}`
    const before = sums.get(key)?.raw ?? 0n
    const token = findContract(deployment, contract)?.token
    sums.set(key, { account, contract, token, raw: before + raw })
  }
  for (const { address, args } of parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...logs] })) {
    const contract = getAddress(address)
    change(args.from, contract, -args.value)
    change(args.to, contract, args.value)
  }
  return [...sums.values()].filter(({ raw }) => raw !== 0n)
}

export type EventLine = {
  readonly at: number
  readonly contract: Address
  /** Of the contract, where it is one of ours. */
  readonly contractName: string | undefined
  /** Undefined: not decoded. */
  readonly name: string | undefined
  readonly values: readonly { readonly name: string; readonly text: string }[]
}

/** More of a value is in the raw data only. */
const mostCharacters = 200

export function eventLines(deployment: Deployment, logs: readonly Log[]): readonly EventLine[] {
  return logs.map((log): EventLine => {
    const contract = findContract(deployment, log.address)
    const decoded = [contract?.abi ?? [], erc20Abi, safeL2Abi].map((abi) => decode(abi, log)).find(Boolean)
    return {
      at: log.logIndex ?? 0,
      contract: getAddress(log.address),
      contractName: contract?.name,
      name: decoded?.name,
      values: decoded?.values.map(([name, value]) => ({ name, text: valueText(value) })) ?? [],
    }
  })
}

type DecodedEvent = { readonly name: string; readonly values: readonly (readonly [string, unknown])[] }

function decode(abi: Abi, { topics, data }: Log): DecodedEvent | undefined {
  try {
    const { eventName, args = {} } = decodeEventLog({ abi, topics, data })
    return eventName ? { name: eventName, values: Object.entries(args) } : undefined
  } catch {
    return undefined
  }
}

function valueText(value: unknown): string {
  const text = Array.isArray(value) ? `[${value.map(valueText).join(', ')}]` : String(value)
  return cleanText(text, mostCharacters)
}

/** With its sign: a minus for what went. */
export function changeText({ token, raw }: BalanceChange): string {
  const sign = raw < 0n ? '−' : '+'
  const size = raw < 0n ? -raw : raw
  return token
    ? `${sign}${groupDecimal(exactAmount({ raw: size, token }))} ${token.symbol}`
    : `${sign}${groupDecimal(String(size))} units`
}
