import {
  type Address,
  type Client,
  concat,
  encodeAbiParameters,
  type Hash,
  type Hex,
  hexToBigInt,
  isHex,
  numberToHex,
  padHex,
  size,
  slice,
} from 'viem'

export type StaticCallParameters = {
  to: Address
  data: Hex
  /** For what is called. It may burn all of it. */
  gas: number
}

/** The first word that a contract gave back, and how many bytes there were in all. */
export type StaticAnswer = { word: Hex; size: bigint }

/** Undefined: the contract has no answer. */
export type Ask = (to: Address, data: Hex, gas?: number) => Promise<StaticAnswer | undefined>

/** Enough to look into the storage of any Safe. */
export const READ_GAS = 100_000

/** For the code around the call and the bytes that it brings. */
const SPARE_GAS = 3_000_000

/**
 * Asks a contract that nobody trusts. The question is asked by code made up for that one `eth_call`, which calls as a
 * Safe does (nothing can be changed), with so much gas and no more, and gives back one word of whatever comes: failing,
 * burning gas and answering with megabytes all read as undefined. Whatever throws here is the node's fault.
 */
export async function staticCall(
  client: Client,
  { to, data, gas }: StaticCallParameters,
): Promise<StaticAnswer | undefined> {
  const call = { data: concat([callingCode(to, gas), data]), gas: numberToHex(gas + SPARE_GAS) }
  const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] })
  if (!isHex(answer) || size(answer) !== 96) throw new Error('The node did not complete the call.')
  if (hexToBigInt(slice(answer, 0, 32)) !== 1n) return undefined
  return { word: slice(answer, 64), size: hexToBigInt(slice(answer, 32, 64)) }
}

const CODE_BYTES = 56

function callingCode(to: Address, gas: number): Hex {
  const own = numberToHex(CODE_BYTES, { size: 1 })
  return concat([
    // The question stands behind the code: into the memory with it, keeping its length.
    concat(['0x60', own, '0x38', '0x03', '0x80', '0x60', own, '0x6000', '0x39']),
    // Out: at most one word, to 0x40. In: so many bytes from 0.
    concat(['0x6040', '0x6020', '0x91', '0x6000']),
    concat(['0x73', to, '0x63', numberToHex(gas, { size: 4 }), '0xfa']),
    // Whether it went well, the size of the answer, its first word.
    concat(['0x600052', '0x3d602052', '0x60606000f3']),
  ])
}

type ContractQuestion = {
  owner: Address
  hash: Hash
  /** The bytes behind the hash, where the contract is to be asked about them. */
  question?: Hex | undefined
  signature: Hex
}

/** The two forms of `isValidSignature`. A contract that agrees answers with the selector itself. */
const byHash = '0x1626ba7e'

const byBytes = '0x20c13b0b'

/** Longer answers than one word are possible, and nobody needs them. */
const LONGEST_ANSWER = 1_024n

/** Whether a contract stands behind a signature (EIP-1271), asked in the way in which the Safe will ask it. */
export async function askContract(
  ask: Ask,
  { owner, hash, question, signature }: ContractQuestion,
): Promise<boolean> {
  const selector = question === undefined ? byHash : byBytes
  const subject = { type: question === undefined ? 'bytes32' : 'bytes' } as const
  const args = encodeAbiParameters([subject, { type: 'bytes' }], [question ?? hash, signature])
  const answer = await ask(owner, concat([selector, args]))
  if (!answer || answer.size < 32n || answer.size > LONGEST_ANSWER) return false
  return answer.word === padHex(selector, { dir: 'right', size: 32 })
}
