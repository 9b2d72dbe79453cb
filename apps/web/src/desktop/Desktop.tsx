import './desktop.css'
import type { ReactNode } from 'react'

export function Desktop({ children }: { children: ReactNode }) {
  return <main className="desktop">{children}</main>
}
