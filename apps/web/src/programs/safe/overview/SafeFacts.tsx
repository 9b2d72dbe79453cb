import { cleanText } from '@love/protocol/format/cleanText'
import { VersionState } from '@love/safe/api/enumerations'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import { FactList } from '@love/ui98/FactList'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'

/** All else that decides what a Safe does. */
export function SafeFacts({ safe, info }: { safe: Address; info: SafeInfo }) {
  const { modules, guard, fallbackHandler, implementation, nonce } = info
  return (
    <FactList
      facts={[
        { label: 'Address', value: <SafeAddress address={safe} of="the Safe" full /> },
        { label: 'Network', value: network.chain.name },
        { label: 'Next nonce', value: nonce },
        { label: 'Version', value: versionWords(info) },
        { label: 'Contract', value: <SafeAddress address={implementation.value} of="the implementation" /> },
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

function versionWords({ version, implementationVersionState: state }: SafeInfo): string {
  const number = version === null ? 'unknown' : cleanText(version, 20)
  switch (state) {
    case VersionState.UP_TO_DATE:
      return `${number}, up to date`
    case VersionState.OUTDATED:
      return `${number}, there is a newer one`
    case VersionState.UNKNOWN:
      return `${number}, of a contract that is not known here`
    default:
      return number
  }
}
