import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

/** The Safe whose window is around this page. */
export const safe = defineWallet({
  id: 'safe',
  name: 'Safe',
  icon: pixelIcon(`
    ................
    .kkkkkkkkkkkkkk.
    kwwwwwwwwwwwwwek
    kwsssssssssssxek
    kwskkkkkkkkkksxk
    kwskeeeeeeeeksxk
    kwskesskkssekyxk
    kwskeskyyksekyxk
    kwskekyzzykeksxk
    kwskekyzzykeksxk
    kwskeskyyksekyxk
    kwskesskkssekyxk
    kwskkkkkkkkkksxk
    kexxxxxxxxxxxxxk
    .kkkkkkkkkkkkkk.
    ..kkk......kkk..`),
  iconAccent: '#dfffdf',
  kind: 'safe',
  links: {},
  note: 'Opened in Safe',
})
