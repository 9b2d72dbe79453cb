import { isCurrent } from './isCurrent.ts'

type Global = Parameters<typeof isCurrent>[0] & { isOlder?: unknown }

/** Fetches the file for older browsers where it is needed. Its tag waits in the document, with the hash of the file. */
export function askAge(global: Global, { head }: Pick<Document, 'head'>): void {
  global.isOlder = !isCurrent(global)
  // The build puts it before the script that asks.
  if (global.isOlder) head.appendChild((head.querySelector('template') as HTMLTemplateElement).content)
}

/** Whether the script inside the document ran. An element of that name would be no truth value. */
export function ageWasAsked({ isOlder }: Global): boolean {
  return typeof isOlder === 'boolean'
}
