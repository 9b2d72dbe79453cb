import type { Hex } from 'viem'

/** Of `execTransaction`. It stands here as it is: whoever lists calls should not load the ABI of a Safe for it. */
export const executing = '0x6a761202'

/** Whether it makes a Safe do what its owners have signed. */
export function isExecution({ data }: { readonly data: Hex }): boolean {
  return data.slice(0, 10).toLowerCase() === executing
}
