export const AppAccessPolicy = {
  NO_RESTRICTIONS: 'NO_RESTRICTIONS',
  DOMAIN_ALLOWLIST: 'DOMAIN_ALLOWLIST',
} as const

export type AppAccessPolicy = (typeof AppAccessPolicy)[keyof typeof AppAccessPolicy]

export const AppFeature = {
  BATCHED_TRANSACTIONS: 'BATCHED_TRANSACTIONS',
} as const

export type AppFeature = (typeof AppFeature)[keyof typeof AppFeature]

export const ChainFeature = {
  ERC721: 'ERC721',
  SAFE_APPS: 'SAFE_APPS',
  CONTRACT_INTERACTION: 'CONTRACT_INTERACTION',
  DOMAIN_LOOKUP: 'DOMAIN_LOOKUP',
  SPENDING_LIMIT: 'SPENDING_LIMIT',
  EIP1559: 'EIP1559',
  SAFE_TX_GAS_OPTIONAL: 'SAFE_TX_GAS_OPTIONAL',
  TX_SIMULATION: 'TX_SIMULATION',
  EIP1271: 'EIP1271',
  DELETE_TX: 'DELETE_TX',
  TX_NOTES: 'TX_NOTES',
} as const

export type ChainFeature = (typeof ChainFeature)[keyof typeof ChainFeature]

export const ConflictType = {
  None: 'None',
  HasNext: 'HasNext',
  End: 'End',
} as const

export type ConflictType = (typeof ConflictType)[keyof typeof ConflictType]

export const DetailedExecutionType = {
  MULTISIG: 'MULTISIG',
  MODULE: 'MODULE',
} as const

export type DetailedExecutionType = (typeof DetailedExecutionType)[keyof typeof DetailedExecutionType]

export const GasPriceType = {
  ORACLE: 'ORACLE',
  FIXED: 'FIXED',
  UNKNOWN: 'UNKNOWN',
} as const

export type GasPriceType = (typeof GasPriceType)[keyof typeof GasPriceType]

export const Label = {
  Queued: 'Queued',
  Next: 'Next',
} as const

export type Label = (typeof Label)[keyof typeof Label]

export const ListItemType = {
  TRANSACTION: 'TRANSACTION',
  LABEL: 'LABEL',
  CONFLICT_HEADER: 'CONFLICT_HEADER',
  DATE_LABEL: 'DATE_LABEL',
} as const

export type ListItemType = (typeof ListItemType)[keyof typeof ListItemType]

export const MessageStatus = {
  NEEDS_CONFIRMATION: 'NEEDS_CONFIRMATION',
  CONFIRMED: 'CONFIRMED',
} as const

export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus]

export const Operation = { CALL: 0, DELEGATE: 1 } as const

export type Operation = (typeof Operation)[keyof typeof Operation]

export const SettingsChangeKind = {
  SET_FALLBACK_HANDLER: 'SET_FALLBACK_HANDLER',
  ADD_OWNER: 'ADD_OWNER',
  REMOVE_OWNER: 'REMOVE_OWNER',
  SWAP_OWNER: 'SWAP_OWNER',
  CHANGE_THRESHOLD: 'CHANGE_THRESHOLD',
  CHANGE_IMPLEMENTATION: 'CHANGE_IMPLEMENTATION',
  ENABLE_MODULE: 'ENABLE_MODULE',
  DISABLE_MODULE: 'DISABLE_MODULE',
  SET_GUARD: 'SET_GUARD',
  DELETE_GUARD: 'DELETE_GUARD',
} as const

export type SettingsChangeKind = (typeof SettingsChangeKind)[keyof typeof SettingsChangeKind]

/** Balances speak of NATIVE_TOKEN, transfers of NATIVE_COIN. */
export const TokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_TOKEN: 'NATIVE_TOKEN',
  NATIVE_COIN: 'NATIVE_COIN',
} as const

export type TokenType = (typeof TokenType)[keyof typeof TokenType]

export const TransactionKind = {
  Transfer: 'Transfer',
  SettingsChange: 'SettingsChange',
  Custom: 'Custom',
  Creation: 'Creation',
} as const

export type TransactionKind = (typeof TransactionKind)[keyof typeof TransactionKind]

export const TransactionStatus = {
  AWAITING_CONFIRMATIONS: 'AWAITING_CONFIRMATIONS',
  AWAITING_EXECUTION: 'AWAITING_EXECUTION',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
  SUCCESS: 'SUCCESS',
} as const

export type TransactionStatus = (typeof TransactionStatus)[keyof typeof TransactionStatus]

export const TransferDirection = {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING',
  UNKNOWN: 'UNKNOWN',
} as const

export type TransferDirection = (typeof TransferDirection)[keyof typeof TransferDirection]

export const VersionState = {
  UP_TO_DATE: 'UP_TO_DATE',
  OUTDATED: 'OUTDATED',
  UNKNOWN: 'UNKNOWN',
} as const

export type VersionState = (typeof VersionState)[keyof typeof VersionState]
