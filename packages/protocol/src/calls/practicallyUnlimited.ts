/** From here on an allowance is never used up in practice; some wallets and sites write it smaller than the largest. */
export const practicallyUnlimited = 2n ** 160n - 1n
