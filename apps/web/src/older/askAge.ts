import { isCurrent } from './isCurrent.ts'

type Global = Parameters<typeof isCurrent>[0] & { isOlder?: unknown }

/** Fetches the file for older browsers where it is needed. Its tag waits in the document, with the hash of the file. */
export function askAge(global: Global, document: Pick<Document, 'head' | 'documentElement'>): void {
  const { head, documentElement } = document
  global.isOlder = !isCurrent(global)
  if (!global.isOlder) return
  // The build puts it before the script that asks.
  const { content } = head.querySelector('template') as HTMLTemplateElement
  // `noteBlockedFiles` does so for every other file, in words that may be too new for this browser. What it has found stays.
  const note = () => documentElement.toggleAttribute('data-blocked', true)
  ;(content.firstChild as HTMLScriptElement).onerror = note
  head.appendChild(content)
}

/** Its tag is no sign of it: it takes itself away once the file has run. */
export function isOlder({ isOlder }: Global): boolean {
  return isOlder === true
}

/** Whether the script inside the document ran. An element of that name would be no truth value. */
export function ageWasAsked({ isOlder }: Global): boolean {
  return typeof isOlder === 'boolean'
}
