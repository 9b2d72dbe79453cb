import '@love/ui98/ui98.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { wakeUp } from './boot/awake.ts'
import { isSealed } from './boot/isSealed.ts'
import { shouldRecord, startRecorder } from './browser/recorder.ts'
import { config } from './config.ts'
import { loadParts } from './desktop/pageParts.ts'
import { programAt } from './desktop/program.ts'
import { askForParts } from './older/preload.ts'
import { whenReady } from './older/whenReady.ts'
import { hasPage } from './pages.ts'
import { programs } from './programs/index.ts'

/** How long a drawn page stays that cannot listen, while the code for what is really there is on its way. */
const patienceMs = 3_000

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
whenReady(() => setTimeout(begin, 0, root))
// What arrives after the list of it is full would not be in it, and what is lost would look as if it had arrived.
performance.onresourcetimingbufferfull = () => performance.clearResourceTimings()

/** Each in a task of its own, so that the browser paints and listens in between. */
function begin(element: HTMLElement): void {
  if (!isSealed(window, (name) => import.meta.resolve(name))) {
    document.documentElement.dataset.blocked = 'changed'
    return
  }
  // Asked for any earlier they would share the line with the style sheet.
  const parts = document.querySelector<HTMLMetaElement>('meta[name=parts]')?.content.split(' ') ?? []
  loadParts(parts, askForParts(parts))
  setTimeout(wake, 0, element)
}

function wake(element: HTMLElement): void {
  wakeUp()
  // Whatever opens from now on may need the style sheet that the first paint did not wait for.
  document.querySelector('[rel$=later]')?.removeAttribute('media')
  if (hasPage(location.pathname)) startTransition(() => void hydrateRoot(element, <App />))
  else void replace(element)
}

/** A place that only its program knows came with the page of that program: it stays until there is something better. */
async function replace(element: HTMLElement): Promise<void> {
  const program = programAt(programs, location.pathname)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  if (program && 'preload' in program.Window)
    await Promise.race([program.Window.preload().catch(() => undefined), late])
  startTransition(() => createRoot(element).render(<App />))
}

// In a build without a production host nothing of this is left.
if (config.productionHost) {
  const isFramed = window.top !== window.self
  if (shouldRecord({ hostname: location.hostname, isFramed, productionHost: config.productionHost }))
    whenLoaded(() => startRecorder(window, document))
}

/** After the page was painted and all that it asked for has arrived: who comes later delays nothing. */
function whenLoaded(act: () => void): void {
  const soon = () => requestAnimationFrame(() => setTimeout(act))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
