import type { Network } from '../networks.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The rules of some settings depend on others: on the network above all. */
export type SettingsContext = { network: Network; env: Environment }
