import { ensureStorage } from './boot/ensureStorage.ts'
import { captureNatives } from './browser/natives.ts'
import { noteEarlyClicks } from './desktop/earlyClicks.ts'
import { parseAppearance, preferencesKey } from './preferences/appearance.ts'

// Runs inside every document before everything else: the build refuses it above 1.25 kB.
const root = document.documentElement

captureNatives(window)

noteBlockedFiles(root)

noteEarlyClicks(root)

ensureStorage(window)

applyAppearance(root, localStorage)

/** Before the first paint, so that nobody sees the look they turned off. */
function applyAppearance(root: { readonly dataset: DOMStringMap }, storage: Pick<Storage, 'getItem'>): void {
  Object.assign(root.dataset, parseAppearance(storage.getItem(preferencesKey)))
}

/**
 * A script or style sheet that is missing, or that is not the file this page was built with, never runs; the document
 * then shows its own words about it (`[data-blocked]` in the style sheet), because no program is there to say so.
 */
function noteBlockedFiles(root: HTMLElement): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches('script,[rel=stylesheet]'))
      root.setAttribute('data-blocked', '')
  }
  // Such errors do not bubble, but they can be captured.
  root.addEventListener('error', note, true)
}
