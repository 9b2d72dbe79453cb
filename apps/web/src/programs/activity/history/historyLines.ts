import type { Amount } from '@love/protocol/amounts/amount'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { HistoryPrices, HistoryReply, HistoryTransaction } from '@love/protocol/history/historyReply'
import { historyBook } from '@love/protocol/history/movement'
import { tellTransaction } from '@love/protocol/history/tellTransaction'
import { combine, type Figure, unavailable } from '@love/protocol/prices/figure'
import { add, fraction, multiply } from '@love/protocol/prices/fraction'
import { type Address, getAddress, zeroAddress } from 'viem'
import { network } from '../../../chain/network.ts'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'

/** A transaction as people read it. */
export type HistoryLine = {
  readonly transaction: HistoryTransaction
  readonly words: string
  /** In USD: what it was about, at the price of its block and at that of today. */
  readonly valueThen: Figure
  readonly valueNow: Figure
}

type NamesParameters = {
  /** As people call addresses, in the words of sentences. */
  readonly nameOf: (address: string) => string
}

type NamesOfPeople = {
  /** That a person has given. */
  readonly given: (address: Address) => string | undefined
  /** Of ENS. */
  readonly primaryNameOf?: (address: string) => string | undefined
}

/** The names that a person has given; a short address where there is none, with its name in ENS. */
export function wordsFor({ given, primaryNameOf }: NamesOfPeople) {
  return (text: string): string => {
    const address = getAddress(text)
    const name = primaryNameOf?.(address)
    return given(address) ?? (name ? `${name} (${shortAddress(address)})` : shortAddress(address))
  }
}

/** Those that sent or received something, and may have a name. */
export function peopleIn(transactions: readonly HistoryTransaction[]): readonly Address[] {
  const book = historyBook(network.deployment)
  const contracts = new Set<string>([book.router, book.farm, book.vault, ...book.pairs.keys(), zeroAddress])
  const sides = transactions.flatMap(({ movements }) => movements.flatMap(({ from, to }) => [from, to]))
  return [...new Set(sides)].filter((side) => !contracts.has(side)).map((side) => getAddress(side))
}

export function historyLines(
  { account, prices }: Pick<HistoryReply, 'account' | 'prices'>,
  transactions: readonly HistoryTransaction[],
  { nameOf }: NamesParameters,
): readonly HistoryLine[] {
  const book = historyBook(network.deployment)
  const contracts = new Map([
    [book.router, 'the router'],
    [book.farm, 'the farm'],
    [book.vault, 'the FAITH vault'],
    ...[...book.pairs].map(([address, { name }]) => [address, `the ${name} pair`] as const),
  ])
  return transactions.map((transaction) => {
    const { words, about } = tellTransaction({
      ...{ book, account, movements: transaction.movements },
      nameOf: (address) => contracts.get(address) ?? nameOf(address),
    })
    return {
      transaction,
      words: transaction.isCut ? `${words}, and more` : words,
      valueThen: worth(about, transaction.prices),
      valueNow: worth(about, prices),
    }
  })
}

const nothing = unavailable('no value')

function worth(about: readonly Amount[], prices: HistoryPrices): Figure {
  if (about.length === 0) return nothing
  return about
    .map((amount) => {
      const { symbol } = amount.token
      const price = decimalFigure(prices[symbol], `no price of ${symbol}`)
      return combine([price], (known) => multiply(amountFraction(amount), known))
    })
    .reduce((sum, value) => combine([sum, value], add), fraction(0n))
}
