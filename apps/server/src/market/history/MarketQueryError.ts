/** Says which parameter is wrong and what is allowed; answered with status 400. */
export class MarketQueryError extends Error {
  override readonly name = 'MarketQueryError'
}
