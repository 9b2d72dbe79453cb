import { ensureStorage } from './boot/ensureStorage.ts'
import { captureNatives } from './browser/natives.ts'
import { askEarly } from './chain/snapshot/askEarly.ts'
import { noteEarlyClicks } from './desktop/earlyClicks.ts'
import { haveArrived } from './desktop/haveArrived.ts'
import { isOlder } from './older/askAge.ts'
import { parseAppearance, preferencesKey } from './preferences/appearance.ts'

// Runs inside every document before everything else: the build refuses it above 1.8 kB.
const root = document.documentElement

captureNatives(window)

askEarly(window)

noteBlockedFiles(root)

askForParts()

noteEarlyClicks(root)

ensureStorage(window)

applyAppearance(root, localStorage)

/** Before the first paint, so that nobody sees the look they turned off. */
function applyAppearance(root: { readonly dataset: DOMStringMap }, storage: Pick<Storage, 'getItem'>): void {
  Object.assign(root.dataset, parseAppearance(storage.getItem(preferencesKey)))
}

/** Below the root nothing but elements loads anything. */
type Loading = Event & { readonly target: Element }

/**
 * A script or style sheet that did not arrive, or that is not the file this page was built with, never runs; the document
 * then shows its own words about it (`[data-blocked]` in the style sheet), because no program is there to say so.
 */
function noteBlockedFiles(root: HTMLElement): void {
  const note = ({ target }: Loading) => {
    if (target.matches('script,[rel^=style]')) root.dataset.blocked = haveArrived() ? 'changed' : ''
  }
  // Such errors do not bubble, but they can be captured.
  root.addEventListener('error', note as EventListener, true)
}

/**
 * The files of the program come beside the shell, but not before the first paint, which on a slow line would wait for
 * them. Their hashes are in the import map.
 */
function askForParts(): void {
  new PerformanceObserver(() => {
    // An older browser would take them as they come, before they were compared.
    if (isOlder(window)) return
    const parts = document.querySelector<HTMLMetaElement>('[name=parts]')
    for (const href of parts?.content.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
  }).observe({ type: 'paint' })
}
