import { eth, tokens } from '@love/protocol/tokens/tokens'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'

/** Those that this build knows; ether is always watched. */
export const watchedTokens: readonly Address[] = tokens.flatMap((token) => {
  const address = token === eth ? undefined : network.deployment.tokens[token.symbol]
  return address ? [address] : []
})
