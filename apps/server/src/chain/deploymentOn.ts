import type { Deployment } from '@love/contracts/deployments/deployment'
import { deployments } from '@love/contracts/deployments/index'
import { NotDeployedError } from '@love/protocol/errors/NotDeployedError'

export function deploymentOn(chainId: number): Deployment {
  const deployment = Object.values(deployments).find((one) => one.chainId === chainId)
  if (!deployment) throw new NotDeployedError('LOVE', chainId)
  return deployment
}
