import '@love/ui98/ui98.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { config } from './config.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
hydrateRoot(root, <App />)

if (config.productionHost) {
  const { shouldRecord, startRecorder } = await import('./session/recorder.ts')
  const isFramed = window.top !== window.self
  if (shouldRecord({ hostname: location.hostname, isFramed, productionHost: config.productionHost }))
    startRecorder(window as Parameters<typeof startRecorder>[0], document)
}
