import { safeContracts } from '@love/contracts/deployments/safe141'
import type { Address } from 'viem'
import { z } from 'zod'
import { addressList } from './addressList.ts'
import { onOff } from './onOff.ts'
import { type ListedSafeApp, safeApps } from './safeApps.ts'
import { safeGatewayUrl } from './safeGatewayUrl.ts'
import { wholeNumber } from './wholeNumber.ts'

/** For `/v1` and `/v2`. */
export type GatewayLimits = {
  perSecond: number
  burst: number
  totalPerSecond: number
  /** Each write costs a verified signature: of one client, and of all together to one Safe. */
  writesPerSecond: number
  writesBurst: number
  bodyBytes: number
}

export type SafeConfig = {
  /** Whether signatures of the blind kind are taken. */
  safeEthSign: boolean
  /** The only contracts that a proposal may run as the Safe's own code. */
  safeDelegatecallTargets: readonly Address[]
  /** Another gateway, which is asked too which Safes somebody owns. */
  safeGatewayUrl: string | undefined
  safeApps: readonly ListedSafeApp[]
  /** How many Safes are followed at most. */
  mostSafes: number
  gatewayLimits: GatewayLimits
}

const count = wholeNumber(1, 1_000_000_000)
const targets = [safeContracts.multiSendCallOnly, safeContracts.signMessageLib]

export function safeSettings({ isPublic }: { isPublic: boolean }) {
  return z.object({
    SAFE_ETH_SIGN: onOff.default(false),
    SAFE_DELEGATECALL_TARGETS: addressList.default(targets),
    SAFE_GATEWAY_URL: safeGatewayUrl({ httpAllowed: !isPublic }).optional(),
    SAFE_APPS: safeApps.default([]),
    LIMIT_SAFES: wholeNumber(1, 100_000).default(1_000),
    LIMIT_GATEWAY_PER_SECOND: count.default(50),
    LIMIT_GATEWAY_BURST: count.default(300),
    LIMIT_GATEWAY_TOTAL_PER_SECOND: count.default(2_000),
    LIMIT_GATEWAY_WRITES_PER_SECOND: count.default(5),
    LIMIT_GATEWAY_WRITES_BURST: count.default(100),
    LIMIT_GATEWAY_BODY_BYTES: wholeNumber(1_024, 16 * 1024 * 1024).default(256 * 1024),
  })
}

export function safeConfig(settings: z.output<ReturnType<typeof safeSettings>>): SafeConfig {
  return {
    safeEthSign: settings.SAFE_ETH_SIGN,
    safeDelegatecallTargets: settings.SAFE_DELEGATECALL_TARGETS,
    safeGatewayUrl: settings.SAFE_GATEWAY_URL,
    safeApps: settings.SAFE_APPS,
    mostSafes: settings.LIMIT_SAFES,
    gatewayLimits: {
      perSecond: settings.LIMIT_GATEWAY_PER_SECOND,
      burst: settings.LIMIT_GATEWAY_BURST,
      totalPerSecond: settings.LIMIT_GATEWAY_TOTAL_PER_SECOND,
      writesPerSecond: settings.LIMIT_GATEWAY_WRITES_PER_SECOND,
      writesBurst: settings.LIMIT_GATEWAY_WRITES_BURST,
      bodyBytes: settings.LIMIT_GATEWAY_BODY_BYTES,
    },
  }
}
