import { type Hex, zeroHash } from 'viem'

/** `approve`, `transfer` and `transferFrom`: what a token answers with yes or no. */
const answering = ['0x095ea7b3', '0xa9059cbb', '0x23b872dd']

/** Some tokens answer `false` instead of failing; some that mean well answer nothing at all. */
export function isRefusal(data: Hex, returned: Hex | undefined): boolean {
  return returned === zeroHash && answering.some((selector) => data.startsWith(selector))
}
