export type Batch<Item, Place> = { items: readonly Item[]; next: Place | undefined }

export type ReadShownParameters<Item, Place> = {
  before: Place | undefined
  limit: number
  read(before: Place | undefined, limit: number): Promise<Batch<Item, Place>>
  /** Those of a batch that are shown. */
  choose(items: readonly Item[]): Promise<readonly Item[]> | readonly Item[]
  placeOf(item: Item): Place
}

/** Whoever floods a Safe makes pages shorter, not slower. */
const MOST_BATCHES = 5

/** A page of what is shown. Where much is hidden it may be short, or even empty, and still have a next one. */
export async function readShown<Item, Place>(
  parameters: ReadShownParameters<Item, Place>,
): Promise<Batch<Item, Place>> {
  const { limit, read, choose, placeOf } = parameters
  const shown: Item[] = []
  let before = parameters.before
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { items, next } = await read(before, limit)
    const chosen = await choose(items)
    const taken = chosen.slice(0, limit - shown.length)
    shown.push(...taken)
    const last = shown.at(-1)
    if (taken.length < chosen.length && last) return { items: shown, next: placeOf(last) }
    if (!next || shown.length === limit) return { items: shown, next }
    before = next
  }
  return { items: shown, next: before }
}
