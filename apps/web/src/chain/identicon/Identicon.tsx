import './identicon.css'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { identiconOf, identiconSize } from './identiconOf.ts'

/** Beside an address that is cut: readers hear the address, which stands there anyway. */
export function Identicon({ address, size = 16 }: { address: Address; size?: 16 | 32 }) {
  const { ground, layers } = useMemo(() => identiconOf(address), [address])
  return (
    <svg
      className="identicon"
      width={size}
      height={size}
      viewBox={`0 0 ${identiconSize} ${identiconSize}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect width={identiconSize} height={identiconSize} fill={ground} />
      {layers.map(({ colour, path }) => (
        <path key={colour} d={path} fill={colour} />
      ))}
    </svg>
  )
}
