/** Hex in lower case. */
export type ChainLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly block: number
  readonly blockHash: string
  readonly logIndex: number
  readonly transactionHash: string
}

export function logKey({ blockHash, logIndex }: Pick<ChainLog, 'blockHash' | 'logIndex'>): string {
  return `${blockHash} ${logIndex}`
}

/** As they came to pass. */
export function inOrder(logs: readonly ChainLog[]): ChainLog[] {
  return logs.toSorted((a, b) => a.block - b.block || a.logIndex - b.logIndex)
}

/** What a log carries beside its topics, 32 bytes at a time. */
export function dataWords(data: string): bigint[] {
  return (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}
