import {
  type Abi,
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  getChainContractAddress,
  type Hex,
  hexToString,
  multicall3Abi,
  parseAbi,
  size,
} from 'viem'
import { call } from 'viem/actions'
import { createBoundedMap } from '../../createBoundedMap.ts'
import { tokenLogo } from '../assets/tokenLogo.ts'
import { type KnownAddresses, type ReadToken, type TokenFacts, tokenWords } from './describeDeps.ts'

export type TokenReaderDeps = { client: Client; book: KnownAddresses; appUrl: string; now: () => number }

/** Tokens hardly ever rename themselves; what is no token yet may become one. */
const knownMs = 3_600_000

const unknownMs = 60_000

const mostKept = 10_000

export function createTokenReader({ client, book, appUrl, now }: TokenReaderDeps): ReadToken {
  const kept = createBoundedMap<{ until: number; facts: Promise<TokenFacts | undefined> }>(mostKept)

  const ask = (key: string): Promise<TokenFacts | undefined> => {
    const entry = { until: now() + knownMs, facts: askToken(client, getAddress(key)).catch(() => undefined) }
    kept.set(key, entry)
    void entry.facts.then((facts) => {
      if (!facts) entry.until = Math.min(entry.until, now() + unknownMs)
    })
    return entry.facts
  }

  return async (address) => {
    const listed = book.entry(address)
    if (listed?.token) {
      const { name, symbol, decimals } = listed.token
      const logoUri = tokenLogo(appUrl, listed.token)
      return { address: listed.address, kind: 'erc20', name, symbol, decimals, logoUri, isListed: true }
    }
    // A contract of ours that is no token needs no question.
    if (listed) return undefined
    const key = address.toLowerCase()
    const known = kept.get(key)
    return known && now() < known.until ? known.facts : ask(key)
  }
}

/** Plenty for a token that means well; one that does not can neither run long nor say much. */
const MOST_GAS = 1_000_000n

const supports = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])

type Question = { abi: Abi; functionName: string; args?: readonly unknown[] }

const kindQuestions: readonly Question[] = [
  { abi: erc20Abi, functionName: 'decimals' },
  { abi: supports, functionName: 'supportsInterface', args: ['0x80ac58cd'] },
]

const nameQuestions: readonly Question[] = [
  { abi: erc20Abi, functionName: 'symbol' },
  { abi: erc20Abi, functionName: 'name' },
]

/** What it is called is left out where that costs too much. Throws where no node answers. */
async function askToken(client: Client, address: Address): Promise<TokenFacts | undefined> {
  const [decimals, isErc721, symbol, name] = await ask(client, address, [
    ...kindQuestions,
    ...nameQuestions,
  ]).catch(() => ask(client, address, kindQuestions))
  const words = { name: tokenWords(name), symbol: tokenWords(symbol), logoUri: '' }
  if (isErc721 === true) return { address, kind: 'erc721', ...words, decimals: undefined, isListed: false }
  if (typeof decimals !== 'number') return undefined
  return { address, kind: 'erc20', ...words, decimals, isListed: false }
}

/** One call for each token, so that one that burns all gas spoils no other. */
async function ask(client: Client, address: Address, questions: readonly Question[]): Promise<unknown[]> {
  if (!client.chain) return []
  const calls = questions.map((question) => ({
    target: address,
    allowFailure: true,
    callData: encodeFunctionData(question),
  }))
  const { data = '0x' } = await call(client, {
    to: getChainContractAddress({ chain: client.chain, contract: 'multicall3' }),
    data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] }),
    gas: MOST_GAS,
  })
  const results = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data })
  return questions.map((question, at) => {
    const { success = false, returnData = '0x' } = results[at] ?? {}
    try {
      return success ? decodeFunctionResult({ ...question, data: returnData }) : undefined
    } catch {
      return oneWord(returnData)
    }
  })
}

/** The oldest tokens give their names as one word, filled with zeros. */
function oneWord(data: Hex): string | undefined {
  return size(data) === 32 ? hexToString(data, { size: 32 }) : undefined
}
