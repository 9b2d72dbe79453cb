import { type Hash, type Hex, isHash, toFunctionSelector } from 'viem'

const selector = /*#__PURE__*/ toFunctionSelector('approveHash(bytes32)')

/** Whatever has this hash in the Safe that is called is released, as if the caller had signed it there. */
export function approvedHashIn(data: Hex): Hash | undefined {
  const plain = data.toLowerCase()
  const hash = `0x${plain.slice(10, 74)}`
  return plain.startsWith(selector) && isHash(hash) ? hash : undefined
}
