import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const rainbow = defineWallet({
  id: 'rainbow',
  name: 'Rainbow',
  icon: pixelIcon(`
    ................
    ................
    ................
    .....kkkkkk.....
    ...kkrrrrrrkk...
    ..kkrrqqqqrrkk..
    .kkrqqyyyyqqrkk.
    .krqyyllllyyqrk.
    krrqylbbbblyqrrk
    kkkkkbbkkbbkkkkk
    kwwwwkk..kkwwwwk
    keeeek....keeeek
    .kkkk......kkkk.
    ................
    ................
    ................`),
  iconAccent: '#e8f4ff',
  rdns: ['me.rainbow'],
  // https://github.com/reown-com/appkit/pull/819
  flag: 'isRainbow',
  kind: 'brand',
  links: {
    homepage: 'https://rainbow.me/download',
    chrome: 'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
    firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
    ios: 'https://apps.apple.com/app/rainbow-ethereum-wallet/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
  },
  browserLink: ({ href }) => `https://rnbwapp.com/dapp?url=${encodeURIComponent(href)}`,
  deepLink: (uri) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`,
})
