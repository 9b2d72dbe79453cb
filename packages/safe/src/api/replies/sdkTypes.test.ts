import type * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { messageProposal } from '../messageRequests.ts'
import type { OtherMember } from '../open.ts'
import type { decodeRequest, estimationRequest, proposal } from '../requests.ts'
import type { AddressInfo, OwnedSafes, OwnedSafesByChain } from './addresses.ts'
import type { SafeApp } from './apps.ts'
import type { Balances, Collectible } from './assets.ts'
import type { ChainInfo, IndexingStatus, MasterCopy } from './chains.ts'
import type { DataDecoded } from './decoded.ts'
import type { MessagePage, SafeMessageReply } from './messages.ts'
import type { Estimation, Nonces, SafeInfo, SafeOverview } from './safes.ts'
import type { TransactionDetails } from './transactionDetails.ts'
import type { TransactionInfo } from './transactionInfo.ts'
import type { TransactionListPage, TransactionPreview, TransactionSummary } from './transactions.ts'

/** Without what only other gateways say, since a gateway of ours never says it. */
type Known<T> = T extends OtherMember | { type: OtherMember }
  ? never
  : T extends readonly (infer Item)[]
    ? Known<Item>[]
    : T extends object
      ? { [Name in keyof T]: Known<T[Name]> }
      : T

type IsOptional<T, Name extends keyof T> = Record<never, never> extends Pick<T, Name> ? true : false

/** The SDK's type with its enums as plain values, and with fields that are optional in the same way as ours. */
type Plain<T> = T extends string
  ? `${T}`
  : T extends number
    ? `${T}` extends '0' | '1'
      ? 0 | 1
      : number
    : T extends readonly (infer Item)[]
      ? Plain<Item>[]
      : T extends object
        ? { [Name in keyof T]: Plain<T[Name]> | (IsOptional<T, Name> extends true ? undefined : never) }
        : T

test('default: what a gateway of ours answers is what the published client expects', () => {
  expectTypeOf<Known<AddressInfo>>().toExtend<Plain<sdk.AddressEx>>()
  expectTypeOf<Known<SafeInfo>>().toExtend<Plain<sdk.SafeInfo>>()
  expectTypeOf<Known<SafeOverview>>().toExtend<Plain<sdk.SafeOverview>>()
  expectTypeOf<Known<OwnedSafes>>().toExtend<Plain<sdk.OwnedSafes>>()
  expectTypeOf<Known<OwnedSafesByChain>>().toExtend<Plain<sdk.AllOwnedSafes>>()
  expectTypeOf<Known<Nonces>>().toExtend<Plain<sdk.NoncesResponse>>()
  expectTypeOf<Known<Balances>>().toExtend<Plain<sdk.SafeBalanceResponse>>()
  expectTypeOf<Known<TransactionInfo>>().toExtend<Plain<sdk.TransactionInfo>>()
  expectTypeOf<Known<TransactionSummary>>().toExtend<Plain<sdk.TransactionSummary>>()
  expectTypeOf<Known<TransactionListPage>>().toExtend<Plain<sdk.TransactionListPage>>()
  expectTypeOf<Known<TransactionDetails>>().toExtend<Plain<sdk.TransactionDetails>>()
  expectTypeOf<Known<TransactionPreview>>().toExtend<Plain<sdk.TransactionPreview>>()
  expectTypeOf<Known<DataDecoded>>().toExtend<Plain<sdk.DataDecoded>>()
  expectTypeOf<Known<Estimation>>().toExtend<Plain<sdk.SafeTransactionEstimation>>()
  // Features are read one by one, and some are newer than this client.
  type Features = { features: Exclude<Known<ChainInfo>['features'][number], 'DELETE_TX' | 'TX_NOTES'>[] }
  expectTypeOf<Omit<Known<ChainInfo>, 'features'> & Features>().toExtend<Plain<sdk.ChainInfo>>()
  expectTypeOf<Known<SafeApp>>().toExtend<Plain<sdk.SafeAppData>>()
  expectTypeOf<Known<MasterCopy>>().toExtend<Plain<sdk.MasterCopyReponse[number]>>()
  expectTypeOf<Known<IndexingStatus>>().toExtend<Plain<sdk.ChainIndexingStatus>>()
  expectTypeOf<Known<MessagePage>>().toExtend<Plain<sdk.SafeMessageListPage>>()
  expectTypeOf<Known<SafeMessageReply>>().toExtend<Plain<Omit<sdk.SafeMessage, 'type'>>>()
})

test('default: a collectible differs only in its metadata, which an author may fill with anything', () => {
  type Without<T> = Omit<T, 'metadata'>
  expectTypeOf<Without<Known<Collectible>>>().toExtend<Without<Plain<sdk.SafeCollectibleResponse>>>()
})

test('default: what the published client sends is what we take', () => {
  expectTypeOf<Plain<sdk.MultisigTransactionRequest>>().toExtend<z.input<typeof proposal>>()
  expectTypeOf<Plain<sdk.SafeTransactionEstimationRequest>>().toExtend<z.input<typeof estimationRequest>>()
  expectTypeOf<Plain<sdk.DecodedDataRequest>>().toExtend<z.input<typeof decodeRequest>>()
  expectTypeOf<Pick<sdk.ProposeSafeMessageRequest, 'signature'>>().toExtend<
    Pick<z.input<typeof messageProposal>, 'signature'>
  >()
})

test('behavior: the comparison can fail', () => {
  expectTypeOf<Omit<Known<SafeInfo>, 'nonce'>>().not.toExtend<Plain<sdk.SafeInfo>>()
  expectTypeOf<{ type: 'Transfer' }>().not.toExtend<Plain<sdk.TransactionInfo>>()
  expectTypeOf<'SENT'>().not.toExtend<Plain<sdk.TransactionStatus>>()
})
