import { showToast } from '../toasts/toasts.ts'
import { isInsideApp } from './savesFiles.ts'

/** Links that are there to leave for a wallet do so at once. */
const leaving = 'a[target=_blank]:not([data-leaves], .wallet-list a)'

/**
 * Inside an app a new tab is loaded over this page, leaves for another browser, or never opens, and the page is not
 * told which: https://github.com/MetaMask/metamask-mobile/pull/25969
 * So the address is shown first.
 */
export function watchOutsideLinks(): () => void {
  if (!isInsideApp(window)) return () => {}
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(leaving)
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  void show(link.href)
}

async function show(href: string): Promise<void> {
  try {
    const { showLeaveWindow } = await import('./leaveWindow.tsx')
    showLeaveWindow(href)
  } catch {
    showToast({ kind: 'info', title: 'Leaving LOVE', text: href })
  }
}
