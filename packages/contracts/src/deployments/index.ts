import { mainnet } from './1.ts'
import { devnet } from './1337.ts'
import type { Deployment } from './deployment.ts'

export const deployments = { 1: mainnet, 1337: devnet } as const satisfies Record<number, Deployment>
