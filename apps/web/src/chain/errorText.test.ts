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
    'LOVE has no contract on chain 5. Switch to a network that LOVE runs on.',
  )
})

test.each([
  [new TimeoutError({ body: {}, url }), 'The node did not answer within 10 seconds.'],
  [new HttpRequestError({ url }), 'The server cannot be reached. Check that you are connected.'],
  [
    new HttpRequestError({ url, status: 429 }),
    'The server asks for a pause: too many requests came from here.',
  ],
  [new HttpRequestError({ url, status: 502 }), 'The server cannot reach the chain just now (502).'],
  [new HttpRequestError({ url, status: 403 }), 'The server refused the request (403).'],
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
    'The node gave an answer that does not fit: Execution reverted.',
  )
})

const cause = new Error('details')
const walletErrors: readonly (readonly [unknown, string])[] = [
  [{ code: 4001 }, 'You rejected the request. Nothing was signed or sent.'],
  [
    { code: 4100 },
    'The wallet does not let this site use that account. Allow it in the wallet and try again.',
  ],
  [{ code: 4200 }, 'The wallet does not support this request.'],
  [{ code: 4900 }, 'The wallet has lost its connection to every network. Check the wallet and try again.'],
  [{ code: 4902 }, 'The wallet does not know this network. Add it in the wallet and try again.'],
  [
    { code: -32002 },
    'Resource unavailable: a request is already waiting in the wallet. Open the wallet and answer it.',
  ],
  [{ code: -32603 }, 'The wallet or the node reported an internal error. Try again in a moment.'],
  ['not today', 'The wallet answered: not today'],
  [undefined, 'The wallet failed without saying why.'],
  [new ProviderNotFoundError(), 'This wallet is not installed in this browser.'],
  [named('NoAccountError'), 'The wallet gave no account. Unlock it, choose an account and try again.'],
  [new ChainNotConfiguredError(), 'That network is not set up here.'],
  [named('WrongNetworkError'), wrongNetwork],
  [named('RelayError'), "The WalletConnect relay can't be reached. Check your connection and try again."],
  [{ code: 5700 }, 'The wallet lacks something that this needs.'],
  [{ code: 5710 }, 'The wallet cannot send several steps at once on this network.'],
  [{ code: 5720 }, 'The wallet has already been given this. Look at it in the wallet.'],
  [
    { code: 5730 },
    'The wallet no longer knows about this. Look for it in the wallet before you send it again.',
  ],
  [{ code: 5740 }, 'These are too many steps at once for the wallet.'],
  [
    { code: 5750 },
    'To do all steps at once the wallet has to upgrade this account, and that was refused. Nothing was sent.',
  ],
  [{ code: 5760 }, 'The wallet cannot do all steps at once, as all or nothing. Nothing was sent.'],
  [
    named('AccountChangedError'),
    'The wallet uses another account now. Choose the one this was made for, or close this and start again.',
  ],
  [
    named('ChangedRequestError'),
    'What was about to reach the wallet is not what you reviewed, so it was stopped. Nothing was sent. Reload the page; if this stays, do not use it.',
  ],
  [
    named('BadAnswerError'),
    'The wallet gave an answer that makes no sense. Look in the wallet whether it has sent something.',
  ],
  [
    new ExecutionRevertedError({ message: 'execution reverted: UniswapV2Router: EXPIRED' }),
    'The chain would refuse this: UniswapV2Router: EXPIRED',
  ],
  [new ExecutionRevertedError({}), 'The chain would refuse this, and does not say why.'],
  [{ code: -32000 }, 'The wallet answered with the error code -32000.'],
  [new TypeError('x is not a function'), 'Something went wrong that this program does not know.'],
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
  expect(errorText(`a\u202eb\u0000${'x'.repeat(10_000)}`)).toBe(`The wallet answered: ab${'x'.repeat(198)}`)
})

test('error: causes in a ring come to an end', () => {
  const ring: { cause?: unknown } = {}
  ring.cause = ring
  expect(errorText(ring)).toBe('Something went wrong that this program does not know.')
})
