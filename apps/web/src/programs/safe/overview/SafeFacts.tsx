import { cleanText } from '@love/protocol/format/cleanText'
import { VersionState } from '@love/safe/api/enumerations'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import type { SafeCode } from '@love/safe/trust/createSafeVerifier'
import { FactList } from '@love/ui98/FactList'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { network } from '../../../chain/network.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useSafeCode } from '../known/useSafeCode.ts'

/** All else that decides what a Safe does. */
export function SafeFacts({ safe, info }: { safe: Address; info: SafeInfo }) {
  const { modules, guard, fallbackHandler, implementation, nonce } = info
  const { data: code, failureReason } = useSafeCode(safe)
  return (
    <FactList
      facts={[
        { label: 'Address', value: <SafeAddress address={safe} of="the Safe" full /> },
        { label: 'Network', value: network.chain.name },
        { label: 'Next nonce', value: nonce },
        { label: 'Version', value: versionWords(info, code) },
        { label: 'Code', value: codeWords(code, failureReason) },
        {
          label: 'Implementation',
          value: <SafeAddress address={implementation.value} of="the implementation" />,
        },
        {
          label: 'Modules',
          value: modules?.length
            ? modules.map(({ value }, index) => (
                <SafeAddress key={value} address={value} of={`module ${index + 1}`} />
              ))
            : 'none',
        },
        { label: 'Guard', value: guard ? <SafeAddress address={guard.value} of="the guard" /> : 'none' },
        {
          label: 'Fallback handler',
          value: fallbackHandler ? (
            <SafeAddress address={fallbackHandler.value} of="the fallback handler" />
          ) : (
            'none'
          ),
        },
      ]}
    />
  )
}

/** By what the node has at its address, not by what the contract says. */
function codeWords(code: SafeCode | undefined, failure: Error | null): ReactNode {
  if (!code) return failure ? `could not be loaded: ${errorText(failure)}` : 'Loading…'
  if (!code.isVerified) return <span className="error-text">not verified: {code.why}</span>
  return `verified: Safe ${code.version}${code.isL2 ? ' L2' : ''}`
}

function versionWords(
  { version, implementationVersionState: state }: SafeInfo,
  code: SafeCode | undefined,
): string {
  const number = version === null ? 'unknown' : cleanText(version, 20)
  if (code?.isVerified === false) return `claims to be ${number}`
  switch (state) {
    case VersionState.UP_TO_DATE:
      return `${number}, up to date`
    case VersionState.OUTDATED:
      return `${number}, update available`
    case VersionState.UNKNOWN:
      return `${number}, unknown implementation`
    default:
      return number
  }
}
