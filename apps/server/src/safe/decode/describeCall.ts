import type { DataDecoded, ParameterValue } from '@love/safe/api/replies/decoded'
import type { TransactionInfo } from '@love/safe/api/replies/transactionInfo'
import type { TransactionPreview } from '@love/safe/api/replies/transactions'
import { selectorOf } from '@love/safe/decode/knownFunctions'
import { type Address, decodeFunctionData, isAddressEqual, parseAbi, size } from 'viem'
import type { DescribeDeps, KnownAddresses } from './describeDeps.ts'
import type { SafeCall } from './safeCall.ts'
import { settingsChange } from './settingsChange.ts'
import { tokenTransferInfo, transferDirectionOf } from './tokenTransferInfo.ts'

/** What a Safe does by a call, and the call itself. What is not understood is said to be so. */
export async function describeCall(deps: DescribeDeps, call: SafeCall): Promise<TransactionPreview> {
  const { book, decode, delegateTargets } = deps
  const { to, value, data, operation } = call
  const dataDecoded = data === '0x' ? undefined : await decode(call)
  const txInfo =
    etherInfo(book, call) ??
    (dataDecoded && settingsChange(book, call, dataDecoded)) ??
    (await tokenInfo(deps, call)) ??
    customInfo(book, call, dataDecoded)
  const named = addressesIn(dataDecoded).flatMap((address) =>
    book.entry(address) ? [[address, book.info(address)] as const] : [],
  )
  return {
    txInfo,
    txData: {
      ...(data !== '0x' && { hexData: data }),
      ...(dataDecoded && { dataDecoded }),
      to: book.info(to),
      value: String(value),
      operation,
      ...(named.length > 0 && { addressInfoIndex: Object.fromEntries(named) }),
      trustedDelegateCallTarget:
        operation === 1 && delegateTargets.some((target) => target.toLowerCase() === to.toLowerCase()),
    },
  }
}

/** Plain ether on its way. A delegatecall moves none, whatever its value says. */
function etherInfo(
  book: KnownAddresses,
  { safe, to, value, data, operation }: SafeCall,
): TransactionInfo | undefined {
  if (data !== '0x' || operation !== 0 || value === 0n) return undefined
  return {
    type: 'Transfer',
    sender: book.info(safe),
    recipient: book.info(to),
    direction: transferDirectionOf(safe, { from: safe, to }),
    transferInfo: { type: 'NATIVE_COIN', value: String(value) },
  }
}

/** The addresses that decoded data names, also inside of batches, each once. */
function addressesIn(decoded: DataDecoded | undefined): readonly string[] {
  const found = new Set<string>()
  collect(decoded, found)
  return [...found]
}

function collect(decoded: DataDecoded | undefined, found: Set<string>): void {
  for (const { type, value, valueDecoded } of decoded?.parameters ?? []) {
    if (type.startsWith('address')) for (const address of leaves(value)) found.add(address)
    for (const call of valueDecoded ?? []) {
      found.add(call.to)
      collect(call.dataDecoded, found)
    }
  }
}

function leaves(value: ParameterValue): readonly string[] {
  return typeof value === 'string' ? [value] : value.flatMap(leaves)
}

/** Any other call. */
function customInfo(
  book: KnownAddresses,
  { safe, to, value, data, operation }: SafeCall,
  decoded: DataDecoded | undefined,
): TransactionInfo {
  const calls = decoded?.method === 'multiSend' ? (decoded.parameters?.[0]?.valueDecoded ?? []) : undefined
  const isUnread = data !== '0x' && (!decoded || calls?.length === 0)
  return {
    type: 'Custom',
    ...(isUnread && { humanDescription: 'The data could not be decoded.' }),
    to: book.info(to),
    dataSize: String(size(data)),
    value: String(value),
    ...(decoded && { methodName: decoded.method }),
    ...(calls && { actionCount: calls.length }),
    // Doing nothing uses up the nonce, which is how owners reject what waits with the same one.
    isCancellation: data === '0x' && value === 0n && operation === 0 && isAddressEqual(safe, to),
  }
}

const transferAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amountOrId)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
])

/** A token on its way. One that ether goes along with is more than that, and so is one run as the Safe itself. */
async function tokenInfo(deps: DescribeDeps, call: SafeCall): Promise<TransactionInfo | undefined> {
  const { safe, to: token, value, operation } = call
  const moved = operation === 0 && value === 0n ? movedBy(call) : undefined
  const facts = moved && (await deps.readToken(token))
  // Only a collectible is moved safely, and only an amount by `transfer`.
  if (!moved || !facts || (moved.kind !== undefined && moved.kind !== facts.kind)) return undefined
  return {
    type: 'Transfer',
    sender: deps.book.info(moved.from),
    recipient: deps.book.info(moved.to),
    direction: transferDirectionOf(safe, moved),
    transferInfo: tokenTransferInfo({
      address: token,
      kind: facts.kind,
      facts,
      amount: moved.number,
      tokenId: moved.number,
    }),
  }
}

/** The number is an amount, or the id of a collectible. */
type Moved = { from: Address; to: Address; number: bigint; kind: 'erc20' | 'erc721' | undefined }

function movedBy({ safe, data }: SafeCall): Moved | undefined {
  if (!/^0x(a9059cbb|23b872dd|42842e0e|b88d4fde)$/.test(selectorOf(data))) return undefined
  try {
    const { functionName, args } = decodeFunctionData({ abi: transferAbi, data })
    if (functionName === 'transfer') return { from: safe, to: args[0], number: args[1], kind: 'erc20' }
    const kind = functionName === 'safeTransferFrom' ? 'erc721' : undefined
    return { from: args[0], to: args[1], number: args[2], kind }
  } catch {
    return undefined
  }
}
