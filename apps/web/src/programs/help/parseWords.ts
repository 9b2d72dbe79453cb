import type { Words } from './topic.ts'

export type Part =
  | { readonly kind: 'text' | 'name' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*([^*]+)\*|`([^`]+)`/g

/** `[words](/place)` is a link, `*Button*` a name as it stands on the screen, and a text between backticks a key or code. */
export function parseWords(words: Words): readonly Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: whole, 1: link, 2: to, 3: name, 4: key, index } of words.matchAll(marks)) {
    if (index > end) parts.push({ kind: 'text', text: words.slice(end, index) })
    if (link && to) parts.push({ kind: 'link', text: link, to })
    else if (name) parts.push({ kind: 'name', text: name })
    else if (key) parts.push({ kind: 'key', text: key })
    end = index + whole.length
  }
  if (end < words.length) parts.push({ kind: 'text', text: words.slice(end) })
  return parts
}
