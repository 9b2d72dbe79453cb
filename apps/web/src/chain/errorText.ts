import { ProtocolError } from '@love/protocol/errors'
import { cleanText } from '@love/protocol/format/cleanText'
import { chainDefaults } from './chainDefaults.ts'
import { isNodeSentence } from './isNodeSentence.ts'
import { missingFilesText, serverAwayText } from './missingFilesText.ts'

/** The words of the specification for a wallet that is on another chain. */
export const wrongNetworkText = 'Wrong network detected, switch or disconnect to continue'

/** What wallets answer by number (EIP-1193, EIP-1474, EIP-3085, EIP-5792). */
const codeTexts: Readonly<Record<number, string>> = {
  4001: 'You rejected the request. Nothing was signed or sent.',
  4100: 'The wallet does not let this site use that account. Allow it in the wallet and try again.',
  4200: 'The wallet does not support this request.',
  4900: 'The wallet has lost its connection to every network. Check the wallet and try again.',
  4901: 'The wallet has lost its connection to this network. Check the wallet and try again.',
  4902: 'The wallet does not know this network. Add it in the wallet and try again.',
  5700: 'The wallet lacks something that this needs.',
  5710: 'The wallet cannot send several steps at once on this network.',
  5720: 'The wallet has already been given this. Look at it in the wallet.',
  5730: 'The wallet no longer knows about this. Look for it in the wallet before you send it again.',
  5740: 'These are too many steps at once for the wallet.',
  5750: 'To do all steps at once the wallet has to upgrade this account, and that was refused. Nothing was sent.',
  5760: 'The wallet cannot do all steps at once, as all or nothing. Nothing was sent.',
  [-32002]:
    'Resource unavailable: a request is already waiting in the wallet. Open the wallet and answer it.',
  [-32603]: 'The wallet or the node reported an internal error. Try again in a moment.',
}

/** By `name`: to import the classes of viem and wagmi for it would pull them into every program. */
const nameTexts: Readonly<Record<string, string>> = {
  ProviderNotFoundError: 'This wallet is not installed in this browser.',
  ConnectorNotFoundError: 'This wallet is not installed in this browser.',
  ConnectorNotConnectedError: 'No wallet is connected.',
  NotConnectedError: 'No wallet is connected.',
  ConnectorAlreadyConnectedError: 'This wallet is already connected.',
  ConnectorAccountNotFoundError: 'The connected wallet does not hold that account.',
  ConnectorChainMismatchError: wrongNetworkText,
  WrongNetworkError: wrongNetworkText,
  ChainMismatchError: wrongNetworkText,
  ChainNotConfiguredError: 'That network is not set up here.',
  SwitchChainNotSupportedError: 'This wallet cannot be switched from here. Change the network in the wallet.',
  NoAccountError: 'The wallet gave no account. Unlock it, choose an account and try again.',
  RelayError: "The WalletConnect relay can't be reached. Check your connection and try again.",
  LinkExpiredError: 'This connection link has expired. Dial again to get a new one.',
  UndeliveredRequestError:
    "The WalletConnect relay can't be reached, so your wallet may not have received this request. Check your connection, look in your wallet, then try again.",
  UnansweredRequestError: "Your wallet didn't answer in time. Look in your wallet before you try again.",
  SessionOverError: 'The WalletConnect session is over. Connect your wallet again.',
  AccountChangedError:
    'The wallet uses another account now. Choose the one this was made for, or close this and start again.',
  ChangedRequestError:
    'What was about to reach the wallet is not what you reviewed, so it was stopped. Nothing was sent. Reload the page; if this stays, do not use it.',
  BadAnswerError:
    'The wallet gave an answer that makes no sense. Look in the wallet whether it has sent something.',
  LoadError: missingFilesText,
  InsufficientFundsError: 'This account has too little ETH for the amount and the network fee.',
  TimeoutError: `The node did not answer within ${chainDefaults.requestTimeoutMs / 1_000} seconds.`,
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
  return words
    ? `The chain would refuse this: ${words}`
    : 'The chain would refuse this, and does not say why.'
}

function walletText(message: unknown, code: unknown): string {
  const words = typeof message === 'string' ? cleanText(message, 200) : ''
  if (words) return `The wallet answered: ${words}`
  if (typeof code === 'number') return `The wallet answered with the error code ${code}.`
  return 'The wallet failed without saying why.'
}

function httpErrorText(status: number | undefined): string {
  if (status === undefined) return serverAwayText
  if (status === 429) return 'The server asks for a pause: too many requests came from here.'
  if (status >= 500) return `The server cannot reach the chain just now (${status}).`
  return `The server refused the request (${status}).`
}

function strangeText(error: unknown): string {
  if (typeof error === 'string') return walletText(error, undefined)
  if (error === undefined || error === null) return walletText(undefined, undefined)
  if (isThrown(error) && typeof error.shortMessage === 'string')
    return `The node gave an answer that does not fit: ${error.shortMessage}`
  if (isThrown(error) && typeof error.code === 'number') return walletText(error.message, error.code)
  return 'Something went wrong that this program does not know.'
}
