import { toEventSelector } from 'viem'
import { type ChainLog, dataWords } from '../follow/chainLog.ts'
import type { Movements } from '../store/migrations/movements.ts'

/** What one event says by itself. */
export type ToldMovement = Pick<Movements, 'kind' | 'from_account' | 'to_account' | 'amount'> &
  Partial<Pick<Movements, 'other' | 'shares'>>

type EventParts = {
  contract: string
  first: string
  second: string
  subject: string
  words: readonly string[]
}

type EventReader = (parts: EventParts) => ToldMovement | undefined

const topicOf = (signature: string) => toEventSelector(`event ${signature}`)

export const transferTopic = topicOf('Transfer(address,address,uint256)')

const readers: ReadonlyMap<string, EventReader> = new Map<string, EventReader>([
  [
    transferTopic,
    // What moves nothing anybody can tell in anybody's name.
    ({ first, second, words: [amount] }) =>
      amount && amount !== '0'
        ? { kind: 'transfer', from_account: first, to_account: second, amount }
        : undefined,
  ],
  [
    topicOf('Approval(address,address,uint256)'),
    ({ first, second, words: [amount] }) =>
      amount ? { kind: 'approval', from_account: first, to_account: second, amount } : undefined,
  ],
  [
    topicOf('Mint(address,uint256,uint256)'),
    ({ contract, first, words: [amount, other] }) =>
      amount && other
        ? { kind: 'mint', from_account: first, to_account: contract, amount, other }
        : undefined,
  ],
  [
    topicOf('Burn(address,uint256,uint256,address)'),
    ({ contract, second, words: [amount, other] }) =>
      amount && other
        ? { kind: 'burn', from_account: contract, to_account: second, amount, other }
        : undefined,
  ],
  [topicOf('Deposit(address,uint256,uint256)'), farmEvent('deposit')],
  [topicOf('Withdraw(address,uint256,uint256)'), farmEvent('withdraw')],
  [topicOf('EmergencyWithdraw(address,uint256,uint256)'), farmEvent('emergency')],
  [
    topicOf('Entered(address,uint256,uint256,uint256)'),
    ({ contract, first, words: [amount, shares] }) =>
      amount && shares
        ? { kind: 'entered', from_account: first, to_account: contract, amount, shares }
        : undefined,
  ],
  [
    topicOf('Left(address,uint256,uint256)'),
    ({ contract, first, words: [amount, shares] }) =>
      amount && shares
        ? { kind: 'left', from_account: contract, to_account: first, amount, shares }
        : undefined,
  ],
])

export const movementTopics: readonly string[] = [...readers.keys()]

/** Undefined for an event of another shape: none of these contracts tells it. */
export function readMovement({ address, topics, data }: ChainLog): ToldMovement | undefined {
  const [topic = '', first, second = ''] = topics
  if (first === undefined) return undefined
  return readers.get(topic)?.({
    contract: address,
    first: accountOf(first),
    second: accountOf(second),
    subject: second,
    words: dataWords(data).map(String),
  })
}

/** Of the farm: who, which pool, and how much. */
function farmEvent(kind: 'deposit' | 'withdraw' | 'emergency') {
  return ({ contract, first, subject, words: [amount] }: EventParts): ToldMovement | undefined => {
    if (!amount || subject === '') return undefined
    const accounts =
      kind === 'deposit'
        ? { from_account: first, to_account: contract }
        : { from_account: contract, to_account: first }
    return { kind, ...accounts, amount, other: String(BigInt(subject)) }
  }
}

function accountOf(word: string): string {
  return `0x${word.slice(-40)}`
}
