/** Stands for a chain nobody knows: no chain has this id. */
export const unknownChainId = 0

/** Wallets write one chain as '0x1', '0x01', '1' or 1. */
export function parseChainId(answer: unknown): number {
  const isText = typeof answer === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(answer)
  if (!isText && typeof answer !== 'number') return unknownChainId
  const id = Number(answer)
  return Number.isSafeInteger(id) && id > 0 ? id : unknownChainId
}
