import type { IconName } from '@love/ui98/Icon'

/** A text with links, names and keys in it: see `parseWords`. */
export type Words = string

/** A text alone is a paragraph. */
export type Block =
  | Words
  | { readonly heading: string }
  /** In this order. */
  | { readonly steps: readonly Words[] }
  | { readonly list: readonly Words[] }
  /** A name, and what there is to know about it. */
  | { readonly facts: readonly (readonly [name: Words, words: Words])[] }
  | { readonly picture: Picture }

/** One of our own screens, in `apps/web/public/pictures`. */
type Picture = {
  readonly file: string
  /** What there is to see, for who does not see it. */
  readonly alt: Words
  readonly width: number
  readonly height: number
}

export type Topic = { readonly icon: IconName; readonly blocks: readonly Block[] }

/** Everything that can be read in a block. */
export function wordsOf(block: Block): readonly Words[] {
  if (typeof block === 'string') return [block]
  if ('heading' in block) return [block.heading]
  if ('steps' in block) return block.steps
  if ('list' in block) return block.list
  if ('picture' in block) return [block.picture.alt]
  return block.facts.flat()
}
