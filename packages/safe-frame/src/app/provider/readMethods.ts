/** What a node answers, asked through the host: how many parameters each takes, and what stands for a missing one. */
const reads = {
  eth_call: [undefined, 'latest'],
  eth_gasPrice: [],
  eth_getLogs: [undefined],
  eth_getBalance: [undefined, 'latest'],
  eth_getCode: [undefined, 'latest'],
  eth_getBlockByHash: [undefined, false],
  eth_getBlockByNumber: [undefined, false],
  eth_getStorageAt: [undefined, undefined, 'latest'],
  eth_getTransactionCount: [undefined, 'latest'],
  eth_estimateGas: [undefined],
  safe_setSettings: [undefined],
} as const satisfies Readonly<Record<string, readonly unknown[]>>

export type ReadMethod = keyof typeof reads

export function isReadMethod(method: string): method is ReadMethod {
  return Object.hasOwn(reads, method)
}

export function readParams(method: ReadMethod, params: readonly unknown[]): readonly unknown[] {
  return reads[method].map((standIn, place) => params[place] ?? standIn)
}
