import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Address } from 'viem'
import { NotDeployedError } from '../errors.ts'
import type { Token } from './token.ts'
import { eth, weth } from './tokens.ts'

/** The contract that holds balances of the token in pairs: for ether that is WETH. */
export function tokenAddress(deployment: Deployment, token: Token): Address {
  const symbol = token.symbol === eth.symbol ? weth.symbol : token.symbol
  const address = deployment.tokens[symbol]
  if (!address) throw new NotDeployedError(token.symbol, deployment.chainId)
  return address
}
