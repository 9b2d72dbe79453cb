import { SafeDataError } from './SafeDataError.ts'

export type SafeRules = {
  /** Earlier Safes sign without it: the same signature then counts on every chain with that address. */
  readonly hasChainId: boolean
  /** The name is part of what is signed. */
  readonly gasField: 'baseGas' | 'dataGas'
  /** Later Safes ask contracts that own them about the hash, earlier ones about the bytes behind it. */
  readonly asksByHash: boolean
  readonly hasGuards: boolean
  readonly hasFallbackHandler: boolean
}

/** How a Safe of this version (“1.3.0”, “1.4.1+L2”) hashes and checks. */
export function safeRules(version: string): SafeRules {
  const found = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:[-+][\w.+-]{0,40})?$/.exec(version)
  if (!found)
    throw new SafeDataError(
      `“${version.slice(0, 40)}” is not a Safe version.`,
      'Read VERSION from the contract at that address.',
    )
  const number = Number(found[1]) * 1_000 + Number(found[2])
  return {
    hasChainId: number >= 1_003,
    gasField: number >= 1_000 ? 'baseGas' : 'dataGas',
    asksByHash: number >= 1_005,
    hasGuards: number >= 1_003,
    hasFallbackHandler: number >= 1_001,
  }
}
