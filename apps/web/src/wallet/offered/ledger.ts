import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const ledger = defineWallet({
  id: 'ledger',
  name: 'Ledger',
  icon: pixelIcon(`
    ................
    ................
    ................
    .kkkkkkkkkkk....
    kxxxxxxxxxxxk...
    kxddddddddddkkkk
    kxdkkkkkkdddkwek
    kxdkllllkdydkkek
    kxdklgglkdddkwek
    kxdkllllkdydkkek
    kxdkkkkkkdddkwsk
    kxddddddddddkkkk
    kxddddddddddk...
    .kkkkkkkkkkk....
    ................
    ................`),
  iconAccent: '#ffffff',
  rdns: ['com.ledger'],
  kind: 'brand',
  links: {
    homepage: 'https://www.ledger.com/ledger-live',
    ios: 'https://apps.apple.com/app/ledger-live-web3-wallet/id1361671700',
    android: 'https://play.google.com/store/apps/details?id=com.ledger.live',
  },
  deepLink: (uri) => `ledgerlive://wc?uri=${encodeURIComponent(uri)}`,
})
