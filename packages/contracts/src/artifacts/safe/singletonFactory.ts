/** A transaction signed for chain 1337 once and for all: it puts the Safe singleton factory where it is on every chain. */
export const singletonFactory = {
  signer: '0xE1CB04A0fA36DdD16a06ea828007E35e1a3cBC37',
  gasPrice: 100_000_000_000n,
  gasLimit: 100_000n,
  transaction:
    '0xf8a78085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3820a96a0460c6ea9b8f791e5d9e67fbf2c70aba92bf88591c39ac3747ea1bedc2ef1750ca04b08a4b5cea15a56276513da7a0c0b34f16e89811d5dd911efba5f8625a921cc',
  address: '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
} as const
