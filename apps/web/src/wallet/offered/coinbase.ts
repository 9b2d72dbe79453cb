import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const coinbase = defineWallet({
  id: 'coinbase',
  name: 'Coinbase Wallet',
  icon: pixelIcon(`
    ....kkkkkkkk....
    ...kvvvvvvvvk...
    ..kvvwwwwvvvvk..
    ..kbvvvvvvvvbk..
    ...kbbbbbbbbk...
    ..kvkkkkkkkkvk..
    ..kbvvvvvvvvbk..
    ...kbbbbbbbbk...
    ..kvkkkkkkkkvk..
    ..kbvvvvvvvvbk..
    ...kbbbbbbbbk...
    ..kvkkkkkkkkvk..
    ..kbvvvvvvvvbk..
    ...kbbbbbbbbk...
    ....kkkkkkkk....
    ................`),
  iconAccent: '#e0ecff',
  rdns: ['com.coinbase.wallet'],
  // https://docs.cdp.coinbase.com/coinbase-wallet/introduction/coinbase-wallet-injected-ethereum-provider
  flag: 'isCoinbaseWallet',
  kind: 'brand',
  links: {
    homepage: 'https://www.coinbase.com/wallet/downloads',
    chrome:
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
    ios: 'https://apps.apple.com/app/coinbase-wallet/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
  },
  browserLink: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
  deepLink: (uri) => `https://go.cb-w.com/wc?uri=${encodeURIComponent(uri)}`,
})
