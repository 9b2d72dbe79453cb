export function countText(count: number): string {
  if (count === 0) return 'Nothing found'
  return count === 1 ? '1 thing found' : `${count} things found`
}

/** What the total leaves out, once that is known. */
export function missingText(missing: number | undefined): string {
  if (missing === undefined)
    return 'Prices follow from the reserves of a pair. What has none is not in the total.'
  if (missing === 0) return 'Everything here has a price by the reserves of its pair, and is in the total.'
  const what = missing === 1 ? 'One thing has' : `${missing} things have`
  return `${what} no price: n/a says why. The total is without ${missing === 1 ? 'it' : 'them'}.`
}
