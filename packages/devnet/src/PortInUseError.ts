export class PortInUseError extends Error {
  readonly code = 'port-in-use'

  constructor(port: number) {
    super(
      `Port ${port} for the devnet is in use. Stop what uses it, or choose another: DEVNET_PORT=${port + 1} npm start`,
    )
    this.name = 'PortInUseError'
  }
}
