import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const trust = defineWallet({
  id: 'trust',
  name: 'Trust Wallet',
  icon: pixelIcon(`
    .......kk.......
    .....kkllkk.....
    ..kkklllgggkkk..
    ..klllllgggggk..
    ..kllllgggggwk..
    ..klllggggwwwk..
    ..kwlgggggwwgk..
    ..kwwgggwwwggk..
    ..kgwwgwwwgggk..
    ..kggwwwwggggk..
    ...kggwwggggk...
    ...kgggwggggk...
    ....kgggggtk....
    .....kggttk.....
    ......kttk......
    .......kk.......`),
  iconAccent: '#e4ffe4',
  rdns: ['com.trustwallet.app'],
  // https://github.com/rainbow-me/rainbowkit/pull/1583
  flag: 'isTrust',
  kind: 'brand',
  links: {
    homepage: 'https://trustwallet.com/download',
    chrome: 'https://chromewebstore.google.com/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph',
    ios: 'https://apps.apple.com/app/trust-crypto-bitcoin-wallet/id1288339409',
    android: 'https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp',
  },
  browserLink: ({ href }) =>
    `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(href)}`,
  deepLink: (uri) => `https://link.trustwallet.com/wc?uri=${encodeURIComponent(uri)}`,
})
