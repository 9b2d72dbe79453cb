import { useEffect, useState } from 'react'
import { pictureAttributes } from '../pictures/pictureAttributes.ts'

const pixels = 16

/**
 * The picture that the owner of a name has chosen, through our server alone; nothing where there is none, or where the
 * server does not know its host.
 */
export function Avatar({ name }: { name: string }) {
  const [picture, setPicture] = useState<{ readonly of: string; readonly source: string | undefined }>()
  useEffect(() => {
    let isWanted = true
    const show = (source: string | null) => isWanted && setPicture({ of: name, source: source ?? undefined })
    import('./askAvatar.ts').then(({ askAvatar }) => askAvatar(name)).then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [name])
  const source = picture?.of === name ? picture.source : undefined
  const attributes = source && pictureAttributes({ source, width: pixels, origin: window.location.origin })
  if (!attributes) return null
  return (
    <img
      {...attributes}
      className="ens-avatar"
      width={pixels}
      height={pixels}
      alt=""
      decoding="async"
      onError={() => setPicture({ of: name, source: undefined })}
    />
  )
}
