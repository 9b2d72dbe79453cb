/** 12.17 seconds a block; every APR is made with it. */
export const blocksPerYear = 2_591_500n
