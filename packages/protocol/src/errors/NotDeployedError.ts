import { ProtocolError } from './ProtocolError.ts'

export class NotDeployedError extends ProtocolError {
  readonly code = 'not-deployed'

  constructor(what: string, chainId: number) {
    super(`${what} has no contract on chain ${chainId}.`, { hint: 'Switch to a network that LOVE runs on.' })
  }
}
