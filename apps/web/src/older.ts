import { addMissing } from './older/additions.ts'
import { createVouch } from './older/createVouch.ts'
import { isTooOld, sayTooOld } from './older/tooOld.ts'
import { setVouch } from './older/vouch.ts'
import { readyEvent } from './older/whenReady.ts'

// A file of its own that only older browsers load, before the page begins.
const script = document.currentScript
if (isTooOld(globalThis)) sayTooOld(document)
else if (script) {
  addMissing(globalThis)
  setVouch(
    globalThis,
    createVouch({ document, fetch: (path) => fetch(path), hasTrustedTypes: 'trustedTypes' in globalThis }),
  )
  script.remove()
  script.dispatchEvent(new Event(readyEvent))
}
