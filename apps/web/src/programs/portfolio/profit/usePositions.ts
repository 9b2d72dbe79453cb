import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { PositionsReply, TracedReply } from '@love/protocol/history/positions/positionsReply'
import { noWorth, type Worth, worthOf } from '@love/protocol/history/positions/worth'
import { type Figure, isAvailable } from '@love/protocol/prices/figure'
import type { Token } from '@love/protocol/tokens/token'
import { eth, love } from '@love/protocol/tokens/tokens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Hash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { marketDefaults } from '../../../chain/market/marketDefaults.ts'
import { marketFailure } from '../../../chain/market/marketFailure.ts'
import { readMarket } from '../../../chain/market/readMarket.ts'
import { network } from '../../../chain/network.ts'
import { decimalFigure } from '../../../chain/prices/decimalFigure.ts'
import { readQueryAgain } from '../../../chain/useReading.ts'
import { parsePositions } from './parsePositions.ts'
import { positionViews } from './positionViews.ts'

/** What became of everything that an account put into pairs and the vault. */
export function usePositions(account: Address, portfolio: Portfolio | undefined) {
  const queryClient = useQueryClient()
  const queryKey = ['account positions', network.chain.id, account]
  const { data: reply, failureReason } = useQuery({
    ...marketDefaults,
    queryKey,
    queryFn: ({ signal }) => readPositions(account, signal),
    meta: { isKept: false },
  })
  const fees = useNetworkFees(account, reply)
  return {
    reply,
    fees,
    views: reply && portfolio && positionViews({ reply, portfolio, feeOf: fees.feeOf }),
    failure: marketFailure(failureReason),
    readAgain: () => void readQueryAgain(queryClient, queryKey),
  }
}

/** Throws a `MarketError` in words. */
function readPositions(account: Address, signal: AbortSignal): Promise<PositionsReply> {
  const asked = account.toLowerCase()
  return readMarket({
    path: `accounts/${account}/positions`,
    parse: (body) => {
      const reply = parsePositions(body)
      return reply?.account === asked ? reply : undefined
    },
    signal,
  })
}

/** One receipt each: more are read only for whoever asks for it. */
const MOST_UNASKED = 100

export type NetworkFees = ReturnType<typeof useNetworkFees>

/** What the account itself paid for its transactions. */
function useNetworkFees(account: Address, reply: PositionsReply | undefined) {
  const { client } = useChain()
  const [isAsked, setAsked] = useState(false)
  const traced = [...(reply?.positions ?? []), ...(reply?.rewards ?? [])]
  const hashes = [...new Set(traced.flatMap(({ transactions }) => transactions).map(({ hash }) => hash))]
  const { data, isError, refetch } = useQuery({
    queryKey: ['position fees', network.chain.id, account, hashes.length, hashes.at(-1)],
    queryFn: async () => {
      const receipts = await Promise.all(
        hashes.map((hash) => getTransactionReceipt(client, { hash: hash as Hash })),
      )
      return new Map(
        receipts.map(({ transactionHash, from, gasUsed, effectiveGasPrice }) => {
          const isOwn = from.toLowerCase() === account.toLowerCase()
          return [transactionHash, isOwn ? gasUsed * effectiveGasPrice : 0n] as const
        }),
      )
    },
    enabled: reply !== undefined && (isAsked || hashes.length <= MOST_UNASKED),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  const feeOf = ({ hash, ...prices }: TracedReply): Worth => {
    const raw = data?.get(hash as Hash) ?? 0n
    const priceOf = new Map<Token, Figure>([
      [eth, decimalFigure(prices.eth, '')],
      [love, decimalFigure(prices.love, '')],
    ])
    const worth = worthOf([{ raw, token: eth }], (token) => {
      const price = priceOf.get(token)
      return price && isAvailable(price) ? price : undefined
    })
    return worth ?? noWorth
  }
  return {
    count: hashes.length,
    isError,
    isCounting: !data && !isError && (isAsked || hashes.length <= MOST_UNASKED),
    countNow: () => (isError ? void refetch() : setAsked(true)),
    feeOf: data && feeOf,
  }
}
