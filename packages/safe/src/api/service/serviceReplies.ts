import * as z from 'zod/mini'
import { dataDecoded } from '../replies/decoded.ts'
import { maybe, operation, replyAddress, typedDataFields } from '../values.ts'

/** As ISO 8601. */
const moment = z.string()

const signatureType = z.literal(['CONTRACT_SIGNATURE', 'EOA', 'APPROVED_HASH', 'ETH_SIGN'])

export const serviceSafe = z.object({
  address: replyAddress,
  nonce: z.string(),
  threshold: z.int(),
  owners: z.array(replyAddress),
  masterCopy: replyAddress,
  modules: z.array(replyAddress),
  fallbackHandler: replyAddress,
  guard: replyAddress,
  version: z.string(),
  /** Of our own service alone: why the code of this contract is not what Safe has released. */
  unverified: maybe(z.string()),
})

export const serviceCreation = z.object({
  created: moment,
  creator: z.nullable(replyAddress),
  transactionHash: z.string(),
  factoryAddress: z.nullable(replyAddress),
  masterCopy: z.nullable(replyAddress),
  /** Neither is kept. */
  setupData: z.null(),
  saltNonce: z.null(),
  userOperation: z.null(),
})

export const serviceToken = z.object({
  type: z.literal(['ERC20', 'ERC721']),
  address: replyAddress,
  name: z.string(),
  symbol: z.string(),
  decimals: maybe(z.int()),
  logoUri: z.string(),
  trusted: z.boolean(),
})

export type ServiceToken = z.output<typeof serviceToken>

export const serviceTransfer = z.object({
  type: z.literal(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']),
  executionDate: moment,
  blockNumber: z.int(),
  transactionHash: z.string(),
  transferId: z.string(),
  from: replyAddress,
  to: replyAddress,
  value: maybe(z.string()),
  tokenId: maybe(z.string()),
  tokenAddress: maybe(replyAddress),
  tokenInfo: maybe(serviceToken),
})

export type ServiceTransfer = z.output<typeof serviceTransfer>

export const serviceConfirmation = z.object({
  owner: replyAddress,
  submissionDate: moment,
  signature: z.string(),
  signatureType,
})

export type ServiceConfirmation = z.output<typeof serviceConfirmation>

/** Null where a Safe that does not tell what it executes was run by another contract. */
const call = {
  to: z.nullable(replyAddress),
  value: z.nullable(z.string()),
  data: maybe(z.string()),
  operation: z.nullable(operation),
  dataDecoded: maybe(dataDecoded),
}

export const serviceTransaction = z.object({
  safe: replyAddress,
  ...call,
  gasToken: replyAddress,
  safeTxGas: z.string(),
  baseGas: z.string(),
  gasPrice: z.string(),
  refundReceiver: replyAddress,
  nonce: z.string(),
  executionDate: z.nullable(moment),
  submissionDate: moment,
  modified: moment,
  blockNumber: z.nullable(z.int()),
  transactionHash: z.nullable(z.string()),
  safeTxHash: z.string(),
  executor: z.nullable(replyAddress),
  proposer: z.nullable(replyAddress),
  proposedByDelegate: z.null(),
  isExecuted: z.boolean(),
  isSuccessful: z.nullable(z.boolean()),
  /** What the sender of the transaction paid is not kept. */
  ethGasPrice: z.null(),
  maxFeePerGas: z.null(),
  maxPriorityFeePerGas: z.null(),
  gasUsed: z.null(),
  fee: z.null(),
  origin: z.string(),
  confirmationsRequired: z.int(),
  confirmations: z.array(serviceConfirmation),
  trusted: z.boolean(),
  signatures: z.nullable(z.string()),
})

export type ServiceTransaction = z.output<typeof serviceTransaction>

export const serviceModuleTransaction = z.object({
  created: moment,
  executionDate: moment,
  blockNumber: z.int(),
  isSuccessful: z.boolean(),
  transactionHash: z.string(),
  moduleTransactionId: z.string(),
  safe: replyAddress,
  module: replyAddress,
  ...call,
})

export type ServiceModuleTransaction = z.output<typeof serviceModuleTransaction>

const transfers = z.array(serviceTransfer)

/** Of what only moved something to or from the Safe the transfers are kept, not the transaction. */
const otherTransaction = z.object({
  txType: z.literal('ETHEREUM_TRANSACTION'),
  executionDate: moment,
  txHash: z.string(),
  blockNumber: z.int(),
  from: z.null(),
  to: z.null(),
  data: z.null(),
  transfers,
})

export const anyTransaction = z.discriminatedUnion('txType', [
  z.object({ txType: z.literal('MULTISIG_TRANSACTION'), ...serviceTransaction.shape, transfers }),
  z.object({ txType: z.literal('MODULE_TRANSACTION'), ...serviceModuleTransaction.shape, transfers }),
  otherTransaction,
])

export type AnyTransaction = z.output<typeof anyTransaction>

export const serviceMessage = z.object({
  created: moment,
  modified: moment,
  safe: replyAddress,
  messageHash: z.string(),
  message: z.union([z.string(), z.object(typedDataFields)]),
  proposedBy: replyAddress,
  safeAppId: z.null(),
  confirmations: z.array(
    z.object({
      created: moment,
      modified: moment,
      owner: replyAddress,
      signature: z.string(),
      signatureType,
    }),
  ),
  /** Null until enough owners have signed. */
  preparedSignature: z.nullable(z.string()),
  origin: z.string(),
})

export type ServiceMessage = z.output<typeof serviceMessage>
