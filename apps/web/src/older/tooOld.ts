import { floor } from './floor.ts'

const words =
  'This browser is too old for LOVE. You can read this page, but its programs do not run here. Update the browser ' +
  '(on an iPhone or iPad: the system; inside a wallet on Android: Android System WebView), or use another one: ' +
  `Chrome ${floor.chrome}, Firefox ${floor.firefox}, Safari ${floor.safari}, or anything newer.`

/**
 * The page needs `import.meta.resolve`, for which only a module can ask. Safari and Firefox have it since they have import
 * maps, or for longer; Chrome has it since it knows `:modal`.
 */
export function isTooOld({ HTMLScriptElement, CSS }: typeof globalThis): boolean {
  return !HTMLScriptElement.supports?.('importmap') || !CSS.supports('selector(:modal)')
}

/** In the place of the words about files that were changed: nothing was, and nothing will run. */
export function sayTooOld(document: Document): void {
  const say = () => {
    const notice = document.querySelector('.notice-blocked')
    if (notice) notice.textContent = words
    document.documentElement.setAttribute('data-blocked', '')
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
  else say()
}
