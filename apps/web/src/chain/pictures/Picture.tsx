import { Icon, type IconName } from '@love/ui98/Icon'
import { useState } from 'react'
import { type PictureRequest, pictureAttributes } from './pictureAttributes.ts'

export type PictureProps = Omit<PictureRequest, 'origin'> & {
  readonly height: number
  /** Empty where its words stand beside it. */
  readonly alt: string
  /** In its place when it is not there, may not be fetched, or is no picture. */
  readonly fallback: IconName
  readonly className?: string | undefined
}

/** A stranger's picture in the size that this screen needs. Its place is taken before it arrives. */
export function Picture({ height, alt, fallback, className, ...request }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const { source, width } = request
  const attributes = pictureAttributes({ ...request, origin: location.origin })
  if (attributes === undefined || failed === source) {
    const icon = <Icon name={fallback} size={width < 32 ? 16 : 32} label={alt && `No image of ${alt}`} />
    return className ? <span className={className}>{icon}</span> : icon
  }
  return (
    <img
      {...attributes}
      width={width}
      height={height}
      className={className}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(source)}
    />
  )
}
