import '@love/ui98/ui98.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
hydrateRoot(root, <App />)
