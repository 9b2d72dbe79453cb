import { decodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import type { ChainLog } from '../../follow/chainLog.ts'
import type { SafeSettingKind } from '../../store/migrations/safeIndex.ts'
import { type SafeEventName, safeEventName } from './safeEvents.ts'
import { type SignedCall, signedCallOf } from './signedCall.ts'

/** Somebody's call, addresses in lower case. */
export type Call = { to: string; value: bigint; data: Hex; operation: number }

/** What a Safe tells in one log. */
export type SafeEvent =
  | { kind: 'setup'; owners: readonly string[]; threshold: bigint; fallbackHandler: string }
  | { kind: 'executed'; hash: string; payment: bigint; success: boolean }
  | { kind: 'module-executed'; module: string; success: boolean }
  | { kind: 'multisig-call'; call: SignedCall }
  | { kind: 'module-call'; module: string; call: Call }
  | { kind: 'received'; sender: string; value: bigint }
  | { kind: 'setting'; setting: SafeSettingKind; value: string }
  | { kind: 'approval'; hash: string; owner: string }
  | { kind: 'signed-message'; hash: string }

const setup = parseAbiParameters('address[] owners, uint256 threshold, address initializer, address handler')
const multisigCall = parseAbiParameters(
  'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
)
const additionalInfo = parseAbiParameters('uint256 nonce, address sender, uint256 threshold')
const moduleCall = parseAbiParameters('address, address, uint256, bytes, uint8')

type Decode = (words: readonly string[], data: Hex) => SafeEvent | undefined

const setting =
  (kind: SafeSettingKind): Decode =>
  ([word]) =>
    word === undefined ? undefined : { kind: 'setting', setting: kind, value: addressIn(word) }
const executed =
  (success: boolean): Decode =>
  ([hash, payment]) =>
    hash === undefined || payment === undefined
      ? undefined
      : { kind: 'executed', hash: `0x${hash}`, payment: BigInt(`0x${payment}`), success }
const moduleExecuted =
  (success: boolean): Decode =>
  ([module]) =>
    module === undefined ? undefined : { kind: 'module-executed', module: addressIn(module), success }

const decoders: Record<SafeEventName, Decode> = {
  success: executed(true),
  failure: executed(false),
  moduleSuccess: moduleExecuted(true),
  moduleFailure: moduleExecuted(false),
  ownerAdded: setting('owner-added'),
  ownerRemoved: setting('owner-removed'),
  moduleEnabled: setting('module-enabled'),
  moduleDisabled: setting('module-disabled'),
  guard: setting('guard'),
  fallbackHandler: setting('fallback-handler'),
  implementation: setting('implementation'),
  threshold: ([word]) =>
    word === undefined
      ? undefined
      : { kind: 'setting', setting: 'threshold', value: String(BigInt(`0x${word}`)) },
  received: ([sender, value]) =>
    sender === undefined || value === undefined
      ? undefined
      : { kind: 'received', sender: addressIn(sender), value: BigInt(`0x${value}`) },
  approval: ([hash, owner]) =>
    hash === undefined || owner === undefined
      ? undefined
      : { kind: 'approval', hash: `0x${hash}`, owner: addressIn(owner) },
  signedMessage: ([hash]) => (hash === undefined ? undefined : { kind: 'signed-message', hash: `0x${hash}` }),
  setup: (_, data) => {
    const [owners, threshold, , handler] = decodeAbiParameters(setup, data)
    const lowered = owners.map((owner) => owner.toLowerCase())
    return { kind: 'setup', owners: lowered, threshold, fallbackHandler: handler.toLowerCase() }
  },
  multisigCall: (_, data) => {
    const decoded = decodeAbiParameters(multisigCall, data)
    const [nonce] = decodeAbiParameters(additionalInfo, decoded[10])
    return { kind: 'multisig-call', call: { ...signedCallOf(decoded), nonce } }
  },
  moduleCall: (_, data) => {
    const [module, to, value, bytes, operation] = decodeAbiParameters(moduleCall, data)
    const call = { to: to.toLowerCase(), value, data: bytes, operation }
    return { kind: 'module-call', module: module.toLowerCase(), call }
  },
}

/** Undefined for one of another shape: anybody can write a contract that tells nonsense. */
export function decodeSafeEvent({ topics: [topic, ...indexed], data }: ChainLog): SafeEvent | undefined {
  const name = safeEventName(topic)
  if (!name) return undefined
  const words = [...indexed.map((word) => word.slice(2)), ...(data.slice(2).match(/.{64}/g) ?? [])]
  try {
    return decoders[name](words, data as Hex)
  } catch {
    return undefined
  }
}

function addressIn(word: string): string {
  return `0x${word.slice(-40)}`
}
