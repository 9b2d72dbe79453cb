import { z } from 'zod'

// What Safe{Wallet} 1.95 reads, as the published schema of its gateway has it: fields that must be there, and their kinds.

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const hash = z.string().regex(/^0x[0-9a-f]{64}$/)
const digits = z.string().regex(/^\d+$/)
const figure = z.string().regex(/^\d+(\.\d+)?$/)
const who = z.object({
  value: address,
  name: z.string().nullish(),
  logoUri: z.string().nullish(),
})
const page = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().nullish(),
    next: z.url().nullish(),
    previous: z.url().nullish(),
    results: z.array(item),
  })
const rpcUri = z.object({
  authentication: z.enum(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN']),
  value: z.url(),
})

export const chain = z.object({
  chainId: digits,
  chainName: z.string(),
  description: z.string(),
  l2: z.boolean(),
  isTestnet: z.boolean(),
  zk: z.boolean(),
  nativeCurrency: z.object({
    decimals: z.int(),
    logoUri: z.url(),
    name: z.string(),
    symbol: z.string(),
  }),
  transactionService: z.url(),
  // Its pages make addresses of these, and stop where that throws.
  blockExplorerUriTemplate: z.object({ address: z.url(), api: z.url(), txHash: z.url() }),
  beaconChainExplorerUriTemplate: z.object({}),
  disabledWallets: z.array(z.string()),
  balancesProvider: z.object({ chainName: z.string().nullable(), enabled: z.boolean() }),
  features: z.array(z.string()),
  gasPrice: z.array(z.object({ type: z.enum(['oracle', 'fixed', 'fixed1559']) })),
  publicRpcUri: rpcUri,
  rpcUri,
  safeAppsRpcUri: rpcUri,
  shortName: z.string(),
  theme: z.object({ backgroundColor: z.string(), textColor: z.string() }),
  relayer: z.null(),
})
export const chains = page(chain)
export const masterCopies = z.array(z.object({ address, version: z.string() }))
export const indexing = z.object({
  currentBlockNumber: z.int(),
  currentBlockTimestamp: z.iso.datetime(),
  erc20BlockNumber: z.int(),
  erc20BlockTimestamp: z.iso.datetime(),
  erc20Synced: z.boolean(),
  masterCopiesBlockNumber: z.int(),
  masterCopiesBlockTimestamp: z.iso.datetime(),
  masterCopiesSynced: z.boolean(),
  synced: z.boolean(),
  lastSync: z.number(),
})
export const safeApps = z.array(
  z.object({
    id: z.int(),
    url: z.url(),
    name: z.string(),
    iconUrl: z.string().nullish(),
    description: z.string(),
    chainIds: z.array(digits),
    accessControl: z.object({ type: z.string() }),
    tags: z.array(z.string()),
    features: z.array(z.string()),
    socialProfiles: z.array(z.object({ platform: z.string(), url: z.string() })),
    featured: z.boolean(),
  }),
)
export const safe = z.object({
  address: who,
  chainId: digits,
  nonce: z.int(),
  threshold: z.int(),
  owners: z.array(who),
  implementation: who,
  implementationVersionState: z.enum(['UP_TO_DATE', 'OUTDATED', 'UNKNOWN']),
})
export const overviews = z.array(
  z.object({
    address: who,
    chainId: digits,
    threshold: z.int(),
    owners: z.array(who),
    fiatTotal: figure,
    queued: z.int(),
  }),
)
export const ownedSafes = z.object({ safes: z.array(address) })
export const allOwnedSafes = z.record(digits, z.array(address).nullable())
export const nonces = z.object({ currentNonce: z.int(), recommendedNonce: z.int() })
export const estimation = nonces.extend({ safeTxGas: digits })
export const fiatCodes = z.array(z.string())
const token = z.object({
  address,
  decimals: z.int(),
  logoUri: z.string(),
  name: z.string(),
  symbol: z.string(),
  type: z.enum(['NATIVE_TOKEN', 'ERC20', 'ERC721']),
})
export const balances = z.object({
  fiatTotal: figure,
  items: z.array(
    z.object({ balance: digits, fiatBalance: figure, fiatConversion: figure, tokenInfo: token }),
  ),
})
export const collectibles = page(
  z.object({
    address,
    tokenName: z.string(),
    tokenSymbol: z.string(),
    logoUri: z.string(),
    id: z.string(),
  }),
)
export const contract = z.object({
  address,
  name: z.string(),
  displayName: z.string(),
  logoUri: z.string(),
  trustedForDelegateCall: z.boolean(),
})
export const delegates = page(z.object({ delegate: address, delegator: address, label: z.string() }))
const decoded = z.object({
  method: z.string(),
  parameters: z.array(z.object({ name: z.string(), type: z.string(), value: z.unknown() })).nullish(),
})

const transfer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ERC20'), tokenAddress: address, value: digits, imitation: z.boolean() }),
  z.object({ type: z.literal('ERC721'), tokenAddress: address, tokenId: z.string() }),
  z.object({ type: z.literal('NATIVE_COIN'), value: digits.nullish() }),
])
const info = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Transfer'),
    sender: who,
    recipient: who,
    direction: z.enum(['INCOMING', 'OUTGOING', 'UNKNOWN']),
    transferInfo: transfer,
  }),
  z.object({
    type: z.literal('SettingsChange'),
    dataDecoded: decoded,
    settingsInfo: z.object({ type: z.string() }),
  }),
  z.object({ type: z.literal('Custom'), to: who, dataSize: z.string(), isCancellation: z.boolean() }),
  z.object({ type: z.literal('Creation'), creator: who, transactionHash: hash }),
])
const status = z.enum(['SUCCESS', 'FAILED', 'CANCELLED', 'AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION'])
const listed = z.object({
  type: z.literal('TRANSACTION'),
  transaction: z.object({
    txInfo: info,
    id: z.string(),
    txHash: hash.nullish(),
    timestamp: z.number(),
    txStatus: status,
    note: z.string().nullish(),
  }),
  conflictType: z.enum(['None', 'HasNext', 'End']),
})
const dateLabel = z.object({ type: z.literal('DATE_LABEL'), timestamp: z.number() })
export const queue = page(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('CONFLICT_HEADER'), nonce: z.int() }),
    z.object({ type: z.literal('LABEL'), label: z.string() }),
    listed,
  ]),
)
export const history = page(z.discriminatedUnion('type', [listed, dateLabel]))
export const transactions = page(listed)
const data = z.object({ to: who, operation: z.union([z.literal(0), z.literal(1)]) })
export const preview = z.object({ txInfo: info, txData: data })
const multisig = z.object({
  type: z.literal('MULTISIG'),
  submittedAt: z.number(),
  nonce: z.int(),
  safeTxGas: digits,
  baseGas: digits,
  gasPrice: digits,
  gasToken: address,
  fee: digits,
  payment: digits,
  refundReceiver: who,
  safeTxHash: hash,
  signers: z.array(who),
  confirmationsRequired: z.int(),
  confirmations: z.array(z.object({ signer: who, submittedAt: z.number() })),
  rejectors: z.array(who),
  trusted: z.boolean(),
})
export const details = z.object({
  txInfo: info,
  safeAddress: address,
  txId: z.string(),
  txStatus: status,
  txData: data.nullish(),
  detailedExecutionInfo: z
    .discriminatedUnion('type', [multisig, z.object({ type: z.literal('MODULE'), address: who })])
    .nullish(),
  txHash: hash.nullish(),
  note: z.string().nullish(),
  safeAppInfo: z.object({ name: z.string(), url: z.string(), logoUri: z.string().nullish() }).nullish(),
})
export const message = z.object({
  messageHash: hash,
  status: z.enum(['NEEDS_CONFIRMATION', 'CONFIRMED']),
  logoUri: z.string().nullish(),
  name: z.string().nullish(),
  message: z.union([z.string(), z.object({ domain: z.object({}), types: z.object({}) })]),
  creationTimestamp: z.number(),
  modifiedTimestamp: z.number(),
  confirmationsSubmitted: z.int(),
  confirmationsRequired: z.int(),
  proposedBy: who,
  confirmations: z.array(z.object({ owner: who, signature: z.string() })),
  origin: z.string().nullish(),
})
export const messages = page(
  z.discriminatedUnion('type', [message.extend({ type: z.literal('MESSAGE') }), dateLabel]),
)
export const positions = z.array(z.unknown())
export const refusal = z.object({ code: z.int(), message: z.string().min(10) })
