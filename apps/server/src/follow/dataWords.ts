/** What a log carries beside its topics, 32 bytes at a time. */
export function dataWords(data: string): bigint[] {
  return (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}
