import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { expect, test } from 'vitest'
import {
  AppAccessPolicy,
  AppFeature,
  ChainFeature,
  ConflictType,
  DetailedExecutionType,
  GasPriceType,
  Label,
  ListItemType,
  MessageStatus,
  Operation,
  SettingsChangeKind,
  TokenType,
  TransactionKind,
  TransactionStatus,
  TransferDirection,
  VersionState,
} from './enumerations.ts'

/** The members in the words of the specification, and the published client's enums that must know them. */
const specified = [
  [
    TransactionStatus,
    'AWAITING_CONFIRMATIONS, AWAITING_EXECUTION, CANCELLED, FAILED, SUCCESS',
    sdk.TransactionStatus,
  ],
  [MessageStatus, 'NEEDS_CONFIRMATION, CONFIRMED', sdk.SafeMessageStatus],
  [TransactionKind, 'Transfer, SettingsChange, Custom, Creation', sdk.TransactionInfoType],
  [
    SettingsChangeKind,
    'SET_FALLBACK_HANDLER, ADD_OWNER, REMOVE_OWNER, SWAP_OWNER, CHANGE_THRESHOLD, CHANGE_IMPLEMENTATION, ENABLE_MODULE, DISABLE_MODULE, SET_GUARD, DELETE_GUARD',
    sdk.SettingsInfoType,
  ],
  [TokenType, 'ERC20, ERC721, NATIVE_TOKEN, NATIVE_COIN', { ...sdk.TokenType, ...sdk.TransactionTokenType }],
  [TransferDirection, 'INCOMING, OUTGOING, UNKNOWN', sdk.TransferDirection],
  [VersionState, 'UP_TO_DATE, OUTDATED, UNKNOWN', sdk.ImplementationVersionState],
  [
    ChainFeature,
    'ERC721, SAFE_APPS, CONTRACT_INTERACTION, DOMAIN_LOOKUP, SPENDING_LIMIT, EIP1559, SAFE_TX_GAS_OPTIONAL, TX_SIMULATION, EIP1271, DELETE_TX, TX_NOTES',
    // Safe{Wallet} knows two that the published client is too old for.
    { ...sdk.FEATURES, DELETE_TX: 'DELETE_TX', TX_NOTES: 'TX_NOTES' },
  ],
  [GasPriceType, 'ORACLE, FIXED, UNKNOWN', sdk.GAS_PRICE_TYPE],
  [AppAccessPolicy, 'NO_RESTRICTIONS, DOMAIN_ALLOWLIST', sdk.SafeAppAccessPolicyTypes],
  [AppFeature, 'BATCHED_TRANSACTIONS', sdk.SafeAppFeatures],
  [DetailedExecutionType, 'MULTISIG, MODULE', sdk.DetailedExecutionInfoType],
  [ConflictType, 'None, HasNext, End', sdk.ConflictType],
  [ListItemType, 'TRANSACTION, LABEL, CONFLICT_HEADER, DATE_LABEL', sdk.TransactionListItemType],
  [Label, 'Queued, Next', sdk.LabelValue],
] as const

test.each(specified)(
  'default: exactly the members of the specification %#',
  (enumeration, members, theirs) => {
    expect(Object.values(enumeration).join(', ')).toBe(members)
    expect(Object.keys(enumeration)).toEqual(Object.values(enumeration))
    expect(Object.values(theirs)).toEqual(expect.arrayContaining(Object.values(enumeration)))
  },
)

test('default: an operation is a number', () => {
  expect(Operation).toEqual({ CALL: 0, DELEGATE: 1 })
  expect(sdk.Operation).toMatchObject(Operation)
})
