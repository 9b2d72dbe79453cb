import {
  type Address,
  type Client,
  concat,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hash,
  type Hex,
  hexToBigInt,
  isHex,
  numberToHex,
  size,
} from 'viem'

export type AccountQuestion = { account: Address; hash: Hash; signature: Hex }

/** For making the account, asking it, and the bytes that come with the question. */
const MOST_GAS = 8_000_000

/**
 * Makes the account as its signature says, for the time of one `eth_call`, and asks it. Code made up for that call
 * runs the validator and gives back one word: whatever account and factory say, a megabyte of it included, stays there.
 */
export async function askUndeployed(
  client: Client,
  { account, hash, signature }: AccountQuestion,
): Promise<boolean> {
  const validator = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [account, hash, signature],
  })
  const call = { data: concat([runningCode, validator]), gas: numberToHex(MOST_GAS) }
  const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] })
  if (!isHex(answer) || size(answer) !== 32) throw new Error('The node did not complete the call.')
  return hexToBigInt(answer) === 1n
}

const CODE_BYTES = 33
const own = numberToHex(CODE_BYTES, { size: 1 })

const runningCode: Hex = concat([
  // The validator stands behind the code: into the memory with it, keeping its length.
  concat(['0x60', own, '0x38', '0x03', '0x80', '0x60', own, '0x6000', '0x39']),
  // It runs as the making of a contract, whose only byte is its verdict.
  concat(['0x6000', '0x6000', '0xf0']),
  // That byte into a word of its own; there is none where the validator failed.
  concat(['0x6000600052', '0x6001', '0x6000', '0x601f', '0x83', '0x3c']),
  '0x60206000f3',
])
