import '@love/ui98/ui98.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { config } from './config.ts'
import { hasPage } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
// A place that only its program knows came with the page for lost visitors: that is not what is drawn here.
if (hasPage(location.pathname)) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)

if (config.productionHost) {
  const { shouldRecord, startRecorder } = await import('./session/recorder.ts')
  const isFramed = window.top !== window.self
  if (shouldRecord({ hostname: location.hostname, isFramed, productionHost: config.productionHost }))
    startRecorder(window as Parameters<typeof startRecorder>[0], document)
}
