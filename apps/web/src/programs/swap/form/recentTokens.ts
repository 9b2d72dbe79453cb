import type { Token } from '@love/protocol/tokens/token'
import { stored } from '../../../storage/stored.ts'
import { swapTokens } from '../swapTokens.ts'

const most = 4

/** Symbols of the last tokens that were chosen, the newest first. */
export function recentSymbolsOf(value: unknown): readonly string[] {
  const known = Array.isArray(value)
    ? value.filter((one) => swapTokens.some(({ symbol }) => symbol === one))
    : []
  return [...new Set(known)].slice(0, most)
}

export const recentSymbols = stored('love.recentTokens', recentSymbolsOf)

export function rememberToken({ symbol }: Token): void {
  recentSymbols.update((recent) => recentSymbolsOf([symbol, ...recent]))
}
