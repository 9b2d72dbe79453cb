import './names.css'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Address } from 'viem'
import type { EnsNameProps } from './EnsName.tsx'
import { usePrimaryNames } from './primaryNames.ts'

/** With the first name. Where it cannot be loaded no name is shown: it would stand there without its warnings. */
function lazyPart(name: 'EnsName' | 'NameMark') {
  return lazy(async (): Promise<{ default: ComponentType<EnsNameProps> }> => {
    const loaded = await import('./EnsName.tsx').catch(() => undefined)
    return { default: loaded?.[name] ?? (() => null) }
  })
}

const EnsName = lazyPart('EnsName')
const NameMark = lazyPart('NameMark')

export function LazyEnsName(props: EnsNameProps) {
  return (
    <Suspense fallback={null}>
      <EnsName {...props} />
    </Suspense>
  )
}

export function LazyNameMark(props: EnsNameProps) {
  return (
    <Suspense fallback={null}>
      <NameMark {...props} />
    </Suspense>
  )
}

type PrimaryNameProps = {
  address: Address
  /** In its place where there is none, or none yet. */
  without?: string
  hasPicture?: boolean
}

/** The name that an address has in ENS, for a place behind the address. */
export function PrimaryName({ address, without, hasPicture }: PrimaryNameProps) {
  const name = usePrimaryNames([address])(address)
  return name ? <LazyEnsName name={name} address={address} hasPicture={hasPicture} /> : without
}
