import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

export const demo = /*#__PURE__*/ defineWallet({
  id: 'demo',
  name: 'Demo wallet',
  icon: /*#__PURE__*/ pixelIcon(`
    ................
    .....kkkkkkkk...
    ...kkgllllggkk..
    ..klllgwwglllgk.
    .kkkkkkkkkkkkkkk
    kcuuuuuuuuuuuumk
    kcuukkukkuuuuumk
    kcukrrkrrkuuuumk
    kcukrirrrkkkkkkk
    kcukrrrrrkcuuumk
    kcuukrrrkuuyzumk
    kcuuukrkuucuuumk
    kcuuuukuuukkkkkk
    kcucucucucucuumk
    kummmmmmmmmmmmmk
    .kkkkkkkkkkkkkk.`),
  iconAccent: '#ffc0cb',
  kind: 'demo',
  links: {},
  note: 'Test funds on the devnet',
})
