export type Edges = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Something on the screen, and how much is lost while it is covered. */
export type Needed = Edges & { readonly weight: number }

/** The first of the places where least is covered; of equals the one before. */
export function leastCovering<Place>(
  places: readonly { readonly place: Place; readonly boxes: readonly Edges[] }[],
  needed: readonly Needed[],
): Place | undefined {
  const costs = places.map(({ boxes }) =>
    needed
      .filter((one) => boxes.some((box) => overlap(box, one)))
      .reduce((sum, { weight }) => sum + weight, 0),
  )
  return places[costs.indexOf(Math.min(...costs))]?.place
}

function overlap(a: Edges, b: Edges): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
