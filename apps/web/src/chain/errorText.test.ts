import { NotDeployedError } from '@love/protocol/errors'
import {
  BaseError,
  ContractFunctionExecutionError,
  ExecutionRevertedError,
  HttpRequestError,
  InternalRpcError,
  LimitExceededRpcError,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  RpcRequestError,
  SwitchChainError,
  TimeoutError,
  UnauthorizedProviderError,
  UnknownRpcError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import {
  ChainNotConfiguredError,
  ConnectorChainMismatchError,
  ConnectorNotFoundError,
  ProviderNotFoundError,
} from 'wagmi'
import { errorText } from './errorText.ts'

const url = 'https://node.example/secret-key'
const wrongNetwork = 'Wrong network detected, switch or disconnect to continue'

function inContractCall(cause: Error): BaseError {
  return new BaseError('The contract function "getReserves" failed.', { cause })
}

function named(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name })
}

test('default: an error of the protocol says what it is and what to do', () => {
  expect(errorText(new NotDeployedError('LOVE', 5))).toBe(
    'LOVE has no contract on chain 5. Switch to a supported network.',
  )
})

test.each([
  [new TimeoutError({ body: {}, url }), 'The node did not respond within 10 seconds.'],
  [new HttpRequestError({ url }), 'The server cannot be reached. Check your internet connection.'],
  [new HttpRequestError({ url, status: 429 }), 'Too many requests. Please wait a minute.'],
  [new HttpRequestError({ url, status: 502 }), 'The server cannot reach the network right now (502).'],
  [new HttpRequestError({ url, status: 403 }), 'The server rejected the request (403).'],
])('behavior: the cause of a failed read is named, never its address', (cause, words) => {
  expect(errorText(cause)).toBe(words)
  expect(errorText(inContractCall(cause))).toBe(words)
})

test('behavior: what the server says of its nodes is passed on', () => {
  const sentence = 'Two nodes disagree, and one of them is wrong: neither is believed.'
  for (const code of [-32005, -32603]) {
    const refused = new RpcRequestError({ body: {}, url, error: { code, message: sentence } })
    const told = code === -32005 ? new LimitExceededRpcError(refused) : new InternalRpcError(refused)
    expect(errorText(inContractCall(told))).toBe(sentence)
  }
})

test('behavior: another answer of the node keeps its short message', () => {
  expect(errorText(new BaseError('Execution reverted.'))).toBe(
    'Unexpected response from the node: Execution reverted.',
  )
})

const cause = new Error('details')
const walletErrors: readonly (readonly [unknown, string])[] = [
  [{ code: 4001 }, 'You rejected the request. Nothing was signed or sent.'],
  [
    { code: 4100 },
    'Your wallet has not authorized this site for that account. Allow it in your wallet and try again.',
  ],
  [{ code: 4200 }, 'Your wallet does not support this request.'],
  [{ code: 4900 }, 'Your wallet is disconnected from all networks. Check your wallet and try again.'],
  [{ code: 4902 }, 'Your wallet does not have this network. Add it in your wallet and try again.'],
  [
    { code: -32002 },
    'Resource unavailable: a request is already pending. Open your wallet to confirm or reject it.',
  ],
  [{ code: -32603 }, 'Your wallet or the node reported an internal error. Try again in a moment.'],
  ['not today', 'Your wallet responded: not today'],
  [undefined, 'Your wallet failed without giving a reason.'],
  [new ProviderNotFoundError(), 'This wallet is not installed in this browser.'],
  [named('NoAccountError'), 'Your wallet shared no account. Unlock it, choose an account and try again.'],
  [new ChainNotConfiguredError(), 'That network is not supported.'],
  [named('WrongNetworkError'), wrongNetwork],
  [
    named('RelayError'),
    "The WalletConnect relay can't be reached. Check your internet connection and try again.",
  ],
  [{ code: 5700 }, 'Your wallet does not support a feature this needs.'],
  [{ code: 5710 }, 'Your wallet cannot batch transactions on this network.'],
  [{ code: 5720 }, 'Your wallet already has this batch. Check your wallet.'],
  [{ code: 5730 }, 'Your wallet no longer has this batch. Check your wallet before you send it again.'],
  [{ code: 5740 }, 'This batch is too large for your wallet.'],
  [{ code: 5750 }, 'You rejected the account upgrade that batching needs. Nothing was sent.'],
  [{ code: 5760 }, 'Your wallet cannot send an all-or-nothing batch. Nothing was sent.'],
  [
    named('AccountChangedError'),
    'Your wallet switched accounts. Switch back to the account you started with, or close this and start again.',
  ],
  [
    named('ChangedRequestError'),
    'The request to your wallet was not what you reviewed, so it was blocked. Nothing was sent. Reload the page; if this happens again, do not use this site.',
  ],
  [named('BadAnswerError'), 'Unexpected response from your wallet. Check it for pending transactions.'],
  [
    new ExecutionRevertedError({ message: 'execution reverted: UniswapV2Router: EXPIRED' }),
    'This transaction would fail: UniswapV2Router: EXPIRED',
  ],
  [new ExecutionRevertedError({}), 'This transaction would fail (no reason given).'],
  [{ code: -32000 }, 'Your wallet responded with error code -32000.'],
  [new TypeError('x is not a function'), 'Unexpected error.'],
]

test.each(walletErrors)('error: %s has its words', (thrown, words) => {
  expect(errorText(thrown)).toBe(words)
})

test('behavior: no two of these say the same', () => {
  expect(new Set(walletErrors.map(([thrown]) => errorText(thrown))).size).toBe(walletErrors.length)
})

test.each([
  [new UserRejectedRequestError(cause), { code: 4001 }],
  [new UnauthorizedProviderError(cause), { code: 4100 }],
  [new UnsupportedProviderMethodError(cause), { code: 4200 }],
  [new ProviderDisconnectedError(cause), { code: 4900 }],
  [new SwitchChainError(cause), { code: 4902 }],
  [new ResourceUnavailableRpcError(cause), { code: -32002 }],
  [new InternalRpcError(cause), { code: -32603 }],
  [new UnknownRpcError(named('ProviderError', 'not today')), 'not today'],
  [new UnknownRpcError(named('ProviderError')), undefined],
  [new ConnectorNotFoundError(), new ProviderNotFoundError()],
  [
    new ConnectorChainMismatchError({ connectionChainId: 1, connectorChainId: 5 }),
    named('WrongNetworkError'),
  ],
])('behavior: the classes of viem and wagmi say the same as the bare answers', (thrown, bare) => {
  expect(errorText(thrown)).toBe(errorText(bare))
  const wrapped = new ContractFunctionExecutionError(thrown as BaseError, {
    abi: [],
    functionName: 'deposit',
  })
  expect(errorText(wrapped)).toBe(errorText(bare))
})

test('error: words of a stranger are cut and cannot hide anything', () => {
  expect(errorText(`a\u202eb\u0000${'x'.repeat(10_000)}`)).toBe(`Your wallet responded: ab${'x'.repeat(198)}`)
})

test('error: causes in a ring come to an end', () => {
  const ring: { cause?: unknown } = {}
  ring.cause = ring
  expect(errorText(ring)).toBe('Unexpected error.')
})
