/** Balances speak of NATIVE_TOKEN, transfers of NATIVE_COIN. */
export const TokenType = {
  ERC20: 'ERC20',
  ERC721: 'ERC721',
  NATIVE_TOKEN: 'NATIVE_TOKEN',
  NATIVE_COIN: 'NATIVE_COIN',
} as const
export type TokenType = (typeof TokenType)[keyof typeof TokenType]
