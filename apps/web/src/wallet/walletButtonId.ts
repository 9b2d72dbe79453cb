/** Where the focus goes when the window that had it is gone with the wallet. */
export const walletButtonId = 'wallet-button'
