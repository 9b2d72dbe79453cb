import { expect, test } from 'vitest'
import { ownedSafesByChain } from './addresses.ts'
import { balances, collectible } from './assets.ts'
import { gasPrice } from './chains.ts'
import { dataDecoded } from './decoded.ts'
import { safeMessage } from './messages.ts'
import { safeInfo } from './safes.ts'
import { transactionDetails } from './transactionDetails.ts'
import { confirmationView, transactionListPage } from './transactions.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = `0x${'cd'.repeat(32)}`
const who = { value: safe }
const transfer = {
  type: 'Transfer',
  sender: who,
  recipient: who,
  direction: 'OUTGOING',
  transferInfo: { type: 'NATIVE_COIN', value: '1' },
}
const summary = {
  id: `multisig_${safe}_${hash}`,
  timestamp: 1,
  txStatus: 'SUCCESS',
  txInfo: transfer,
  txHash: null,
}
const item = { type: 'TRANSACTION', transaction: summary, conflictType: 'None' }

test('default: a Safe, from a gateway that spells as it likes and sends null for nothing', () => {
  const reply = {
    address: { value: safe.toLowerCase(), name: null, logoUri: null },
    chainId: '1',
    nonce: 3,
    threshold: 2,
    owners: [who],
    implementation: { ...who, name: 'Safe 1.4.1' },
    implementationVersionState: 'UP_TO_DATE',
    modules: null,
    guard: null,
    fallbackHandler: who,
    version: '1.4.1',
    txQueuedTag: '5',
    somethingNew: true,
  }
  const { somethingNew: _, ...known } = reply
  const tags = { collectiblesTag: null, txHistoryTag: null, messagesTag: null }
  expect(safeInfo.parse(reply)).toEqual({ ...known, ...tags, address: who })
})

test('default: a list of everything that lists have', () => {
  const results = [
    { type: 'LABEL', label: 'Next' },
    { type: 'CONFLICT_HEADER', nonce: 3 },
    { ...item, conflictType: 'HasNext' },
    { ...item, conflictType: 'End' },
    { type: 'DATE_LABEL', timestamp: 1_700_000_000_000 },
  ]
  const next = 'https://a.example/?cursor=b'
  expect(transactionListPage.parse({ next, previous: null, results })).toEqual({ next, results })
})

test('behavior: kinds of other gateways do not break a list', () => {
  const swap = { type: 'SwapOrder', uid: '0x1', kind: 'sell' }
  const results = [
    { ...item, transaction: { ...summary, txInfo: swap, txStatus: 'PARKED' } },
    { type: 'ADVERT' },
  ]
  expect(transactionListPage.parse({ results })).toEqual({ results })
})

test('error: a known kind with wrong fields does', () => {
  const broken = { ...item, transaction: { ...summary, txInfo: { ...transfer, sender: 'me' } } }
  expect(transactionListPage.safeParse({ results: [broken] }).success).toBe(false)
})

test('default: details of a multisig transaction', () => {
  const details = {
    safeAddress: safe,
    txId: summary.id,
    executedAt: null,
    txStatus: 'AWAITING_CONFIRMATIONS',
    txInfo: { type: 'Custom', to: who, dataSize: '0', value: '0', isCancellation: true },
    txData: { to: who, value: '0', operation: 0, hexData: null, trustedDelegateCallTarget: false },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1,
      nonce: 3,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: `0x${'0'.repeat(40)}`,
      refundReceiver: who,
      safeTxHash: hash,
      signers: [who],
      confirmationsRequired: 2,
      confirmations: [{ signer: who, signature: '0x', submittedAt: 1 }],
      trusted: true,
      proposer: who,
    },
  }
  const parsed = transactionDetails.parse(details)
  // What older gateways do not say yet.
  const newer = { proposedByDelegate: null, rejectors: [], fee: '0', payment: '0' }
  expect(parsed.detailedExecutionInfo).toEqual({ ...details.detailedExecutionInfo, ...newer })
  expect(parsed.executedAt).toBeUndefined()
})

test('error: an operation that nobody knows is never shown as a call', () => {
  const details = { safeAddress: safe, txId: 'x', txStatus: 'SUCCESS', txInfo: transfer }
  const txData = { to: who, operation: 2, trustedDelegateCallTarget: false }
  expect(transactionDetails.safeParse(details).success).toBe(true)
  expect(transactionDetails.safeParse({ ...details, txData }).success).toBe(false)
})

test('behavior: decoded data nests', () => {
  const inner = { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: safe }] }
  const call = { operation: 0, to: safe, value: '0', data: '0xa9059cbb', dataDecoded: inner }
  const batch = { name: 'transactions', type: 'bytes', value: '0x', valueDecoded: [call] }
  const lists = { name: 'lists', type: 'uint256[][]', value: [['1', '2'], []] }
  const decoded = { method: 'multiSend', parameters: [batch, lists] }
  expect(dataDecoded.parse(decoded)).toEqual(decoded)
  expect(dataDecoded.parse({ method: 'fallback', parameters: null })).toEqual({ method: 'fallback' })
})

test('behavior: values become text, and an unknown shape inside counts as not decoded', () => {
  const parameter = {
    name: 'a',
    type: 't',
    value: [1, true],
    valueDecoded: { method: 'other', parameters: [] },
  }
  const parsed = dataDecoded.parse({ method: 'm', parameters: [parameter] })
  expect(parsed).toEqual({ method: 'm', parameters: [{ name: 'a', type: 't', value: ['1', 'true'] }] })
})

test('default: messages are text or typed data', () => {
  const message = {
    messageHash: hash,
    status: 'CONFIRMED',
    logoUri: null,
    name: null,
    message: 'hi',
    creationTimestamp: 1,
    modifiedTimestamp: 2,
    confirmationsSubmitted: 2,
    confirmationsRequired: 2,
    proposedBy: who,
    confirmations: [{ owner: who, signature: '0x' }],
    preparedSignature: '0x',
  }
  const typedData = {
    domain: { name: 'Mail', chainId: 1, more: 'kept' },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    message: { text: 'hi', nested: [{ deep: 1 }] },
  }
  expect(safeMessage.parse(message)).toEqual(message)
  expect(safeMessage.parse({ ...message, message: typedData }).message).toEqual(typedData)
})

test('behavior: missing words are empty, missing lists too', () => {
  const token = { type: 'UNKNOWN', address: safe, decimals: null, symbol: null, name: null, logoUri: null }
  const row = { tokenInfo: token, balance: '1', fiatBalance: '0', fiatConversion: '0' }
  const [read] = balances.parse({ fiatTotal: '0', items: [row] }).items
  expect(read?.tokenInfo).toEqual({ type: 'UNKNOWN', address: safe, symbol: '', name: '', logoUri: '' })
  expect(collectible.parse({ address: safe, id: '1', metadata: null })).toMatchObject({
    uri: '',
    metadata: {},
  })
  expect(ownedSafesByChain.parse({ 1: [safe.toLowerCase()], 5: null })).toEqual({ 1: [safe], 5: [] })
})

test('behavior: gas prices and views of other gateways are kept as they are', () => {
  const fixed = { type: 'FIXED1559', maxFeePerGas: '1', maxPriorityFeePerGas: '1' }
  expect(gasPrice.parse(fixed)).toEqual(fixed)
  const view = { type: 'COW_SWAP_ORDER', uid: '0x1' }
  expect(confirmationView.parse(view)).toEqual(view)
  expect(confirmationView.parse({ type: 'GENERIC', method: 'm' })).toEqual({
    type: 'GENERIC',
    method: 'm',
    parameters: [],
  })
})
