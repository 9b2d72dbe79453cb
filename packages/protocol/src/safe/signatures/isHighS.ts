import type { Hex } from 'viem'

/** Half the order of the curve secp256k1. */
const highestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Every signature has a twin with the other half of s, which the chain accepts as well. */
export function isHighS(s: Hex): boolean {
  return BigInt(s) > highestS
}
