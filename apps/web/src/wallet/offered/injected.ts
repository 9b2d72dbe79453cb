import { defineWallet } from './defineWallet.ts'
import { pixelIcon } from './pixelIcon.ts'

/** Whatever stands in `window.ethereum`. */
export const injected = defineWallet({
  id: 'injected',
  name: 'Browser wallet',
  icon: pixelIcon(`
    .....kkkkkk.....
    ...kkvvllvvkk...
    ..kvvllllvvvnk..
    .kvvllllllvvbbk.
    .kvlllllvvvvbbk.
    kvvlllllvvllvbbk
    kvvvlllvvllllbbk
    kvvvvlvvvllllbbk
    kvvvvllvvvlllbbk
    kbvvvllllvvllbnk
    kbvvvllllvvvvbnk
    .kbvvvlllvvvbnk.
    .kbbvvllvvvbbnk.
    ..kbbbllbbbbnk..
    ...kknnnnnnkk...
    .....kkkkkk.....`),
  iconAccent: '#c0c0c0',
  kind: 'injected',
  links: {},
})
