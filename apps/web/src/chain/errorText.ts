import { ProtocolError } from '@love/protocol/errors'
import { cleanText } from '@love/protocol/format/cleanText'
import { chainDefaults } from './chainDefaults.ts'
import { isNodeSentence } from './isNodeSentence.ts'
import { missingFilesText, serverAwayText } from './missingFilesText.ts'

/** The words of the specification for a wallet that is on another chain. */
export const wrongNetworkText = 'Wrong network detected, switch or disconnect to continue'

/** Code 4001. */
export const rejectedText = 'You rejected the request. Nothing was signed or sent.'

/** What wallets answer by number (EIP-1193, EIP-1474, EIP-3085, EIP-5792). */
const codeTexts: Readonly<Record<number, string>> = {
  4001: rejectedText,
  4100: 'Your wallet has not authorized this site for that account. Allow it in your wallet and try again.',
  4200: 'Your wallet does not support this request.',
  4900: 'Your wallet is disconnected from all networks. Check your wallet and try again.',
  4901: 'Your wallet is disconnected from this network. Check your wallet and try again.',
  4902: 'Your wallet does not have this network. Add it in your wallet and try again.',
  5700: 'Your wallet does not support a feature this needs.',
  5710: 'Your wallet cannot batch transactions on this network.',
  5720: 'Your wallet already has this batch. Check your wallet.',
  5730: 'Your wallet no longer has this batch. Check your wallet before you send it again.',
  5740: 'This batch is too large for your wallet.',
  5750: 'You rejected the account upgrade that batching needs. Nothing was sent.',
  5760: 'Your wallet cannot send an all-or-nothing batch. Nothing was sent.',
  [-32002]: 'Resource unavailable: a request is already pending. Open your wallet to confirm or reject it.',
  [-32603]: 'Your wallet or the node reported an internal error. Try again in a moment.',
}

/** By `name`: to import the classes of viem and wagmi for it would pull them into every program. */
const nameTexts: Readonly<Record<string, string>> = {
  ProviderNotFoundError: 'This wallet is not installed in this browser.',
  ConnectorNotFoundError: 'This wallet is not installed in this browser.',
  ConnectorNotConnectedError: 'No wallet is connected.',
  NotConnectedError: 'No wallet is connected.',
  ConnectorAlreadyConnectedError: 'This wallet is already connected.',
  ConnectorAccountNotFoundError: 'The connected wallet does not have that account.',
  ConnectorChainMismatchError: wrongNetworkText,
  WrongNetworkError: wrongNetworkText,
  ChainMismatchError: wrongNetworkText,
  ChainNotConfiguredError: 'That network is not supported.',
  SwitchChainNotSupportedError:
    'This wallet cannot switch networks from here. Switch the network in your wallet.',
  NoAccountError: 'Your wallet shared no account. Unlock it, choose an account and try again.',
  RelayError: "The WalletConnect relay can't be reached. Check your internet connection and try again.",
  LinkExpiredError: 'This connection link has expired. Dial again to get a new one.',
  UndeliveredRequestError:
    "The WalletConnect relay can't be reached, so your wallet may not have received this request. Check your internet connection and your wallet, then try again.",
  UnansweredRequestError: "Your wallet didn't respond in time. Check your wallet before you try again.",
  SessionOverError: 'The WalletConnect session has ended. Connect your wallet again.',
  AccountChangedError:
    'Your wallet switched accounts. Switch back to the account you started with, or close this and start again.',
  ChangedRequestError:
    'The request to your wallet was not what you reviewed, so it was blocked. Nothing was sent. Reload the page; if this happens again, do not use this site.',
  BadAnswerError: 'Unexpected response from your wallet. Check it for pending transactions.',
  LoadError: missingFilesText,
  InsufficientFundsError: 'Not enough ETH for the amount and the network fee.',
  TimeoutError: `The node did not respond within ${chainDefaults.requestTimeoutMs / 1_000} seconds.`,
}

/** The one place where a thrown value becomes words on the screen. */
export function errorText(error: unknown): string {
  if (error instanceof ProtocolError) return `${error.message} ${error.hint}`
  for (const cause of causesOf(error)) {
    const text = knownText(cause)
    if (text) return text
  }
  return strangeText(error)
}

type Thrown = {
  readonly name?: unknown
  readonly code?: unknown
  readonly status?: unknown
  readonly message?: unknown
  readonly shortMessage?: unknown
  readonly details?: unknown
  readonly cause?: unknown
}

function isThrown(value: unknown): value is Thrown {
  return typeof value === 'object' && value !== null
}

/** From the outside in; strangers may build rings. */
function causesOf(error: unknown): readonly Thrown[] {
  const causes: Thrown[] = []
  for (let cause = error; isThrown(cause) && causes.length < 10; cause = cause.cause) causes.push(cause)
  return causes
}

function knownText({ name, code, status, message, details }: Thrown): string | undefined {
  if (isNodeSentence(details)) return cleanText(details, 200)
  if (name === 'HttpRequestError') return httpErrorText(typeof status === 'number' ? status : undefined)
  if (typeof name === 'string' && Object.hasOwn(nameTexts, name)) return nameTexts[name]
  if (typeof code === 'number' && Object.hasOwn(codeTexts, code)) return codeTexts[code]
  if (name === 'ExecutionRevertedError') return refusedText(message)
  if (name === 'ProviderError') return walletText(message, code)
  return undefined
}

/** Asked how much gas it takes, the chain has run it, and it failed. */
function refusedText(message: unknown): string {
  const [, reason] =
    /reason: (.+?)\.?$/s.exec(typeof message === 'string' ? (message.split('\n\n')[0] ?? '') : '') ?? []
  const words = reason ? cleanText(reason, 200) : ''
  return words ? `This transaction would fail: ${words}` : 'This transaction would fail (no reason given).'
}

function walletText(message: unknown, code: unknown): string {
  const words = typeof message === 'string' ? cleanText(message, 200) : ''
  if (words) return `Your wallet responded: ${words}`
  if (typeof code === 'number') return `Your wallet responded with error code ${code}.`
  return 'Your wallet failed without giving a reason.'
}

function httpErrorText(status: number | undefined): string {
  if (status === undefined) return serverAwayText
  if (status === 429) return 'Too many requests. Please wait a minute.'
  if (status >= 500) return `The server cannot reach the network right now (${status}).`
  return `The server rejected the request (${status}).`
}

function strangeText(error: unknown): string {
  if (typeof error === 'string') return walletText(error, undefined)
  if (error === undefined || error === null) return walletText(undefined, undefined)
  if (isThrown(error) && typeof error.shortMessage === 'string')
    return `Unexpected response from the node: ${error.shortMessage}`
  if (isThrown(error) && typeof error.code === 'number') return walletText(error.message, error.code)
  return 'Unexpected error.'
}
