/** The server's market history is not there; the message is for people. */
export class MarketError extends Error {
  override readonly name = 'MarketError'
}
