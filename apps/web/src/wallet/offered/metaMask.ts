import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const metaMask = defineWallet({
  id: 'metaMask',
  name: 'MetaMask',
  icon: pixelIcon(`
    ................
    ................
    .kkkk......kkkk.
    kqqqqkkkkkkqqqqk
    kqhhqqqqqqqqhhqk
    kqqkkkqqqqkkkqqk
    kqkkkkkqqkkkkkqk
    kqqkkkqqqqkkkqqk
    kuqqqqqkkqqqqquk
    .kuqqqk..kqqquk.
    ..kkkk....kkkkyk
    ............kzk.
    ...........kzk..
    ..........kzk...
    .........kzk....
    ..........k.....`),
  iconAccent: '#fff0e0',
  rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
  kind: 'brand',
  links: {
    homepage: 'https://metamask.io/download',
    chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
    ios: 'https://apps.apple.com/app/metamask/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
  },
  browserLink: ({ host, pathname, search }) => `https://link.metamask.io/dapp/${host}${pathname}${search}`,
  deepLink: (uri) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
})
