import { type Address, keccak256 } from 'viem'

export type Identicon = {
  /** Fills all of it. */
  readonly ground: string
  /** Each colour with the blocks that it fills, as a path. */
  readonly layers: readonly { readonly colour: string; readonly path: string }[]
}

/** Blocks in a row and in a column. */
export const identiconSize = 8

// Part of the drawing, as in an icon, and of no theme: the same address has the same picture everywhere.
const grounds = ['#fff', '#c0c0c0', '#ff0', '#0ff', '#0f0', '#ffc0c0', '#c0c0ff', '#ffe0a0']
const inks = ['#000', '#800000', '#008000', '#808000', '#000080', '#800080', '#008080', '#00f']
const spots = ['#f00', '#f0f', '#404080', '#808080', '#ff8000', '#00a0a0', '#a04000', '#00a000']

/**
 * A picture that stands for an address: blocks in two colours on a third, the right half a mirror of the left. A hash
 * decides all of it, so that addresses with the same ends have nothing in common here. A decoration: it proves nothing.
 */
export function identiconOf(address: Address): Identicon {
  const bytes = keccak256(address, 'bytes')
  const colour = (from: readonly string[], at: number) => from[(bytes[at] ?? 0) % from.length] ?? ''
  const kinds = [...bytes.subarray(3, 11)].flatMap((byte) => [0, 2, 4, 6].map((shift) => (byte >> shift) & 3))
  const pathOf = (kind: number) => kinds.map((each, index) => (each === kind ? blocks(index) : '')).join('')
  return {
    ground: colour(grounds, 0),
    layers: [
      { colour: colour(inks, 1), path: pathOf(2) },
      { colour: colour(spots, 2), path: pathOf(3) },
    ],
  }
}

/** A block of the left half and its mirror. */
function blocks(index: number): string {
  const half = identiconSize / 2
  const [x, y] = [index % half, Math.floor(index / half)]
  return `M${x} ${y}h1v1h-1zM${identiconSize - 1 - x} ${y}h1v1h-1z`
}
