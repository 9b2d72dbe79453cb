import type { SafeInfo } from '@love/safe-api/replies/safeInfo'
import type { GivenReply } from '@love/safe-frame/replies/replySchemas'
import type { Address } from 'viem'

type FrameSafeInfoParameters = {
  readonly safe: Address
  readonly chainId: number
  /** Nobody here can sign for it. */
  readonly isReadOnly: boolean
}

/** The Safe as apps know it: with the fields that only some of them ask for. */
export function frameSafeInfo(
  info: SafeInfo,
  parameters: FrameSafeInfoParameters,
): GivenReply<'getSafeInfo'> {
  const { safe, chainId, isReadOnly } = parameters
  const { threshold, owners, nonce, implementation, modules, fallbackHandler, guard, version } = info
  return {
    ...{ safeAddress: safe, chainId, threshold, isReadOnly, nonce, version },
    owners: owners.map(({ value }) => value),
    implementation: implementation.value,
    modules: modules?.map(({ value }) => value) ?? null,
    fallbackHandler: fallbackHandler?.value ?? null,
    guard: guard?.value ?? null,
  }
}
