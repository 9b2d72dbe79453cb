import { useEffect, useState } from 'react'
import { layOutPicture } from './layOutPicture.ts'
import { paintPicture } from './paintPicture.ts'
import type { PictureSpec } from './pictureSpec.ts'
import { type PictureOptions, pictureWords, shownPicture } from './shownPicture.ts'
import { pictureFileName } from './takenAlong.ts'

/** What was taken of the page; it stays as it was in that moment. */
type Taken =
  | { readonly status: 'taking' }
  | { readonly status: 'nothing' }
  | { readonly status: 'failed' }
  | { readonly status: 'taken'; readonly spec: PictureSpec }

export function useTaken(take: () => Promise<PictureSpec | undefined>): Taken {
  const [taken, setTaken] = useState<Taken>({ status: 'taking' })
  useEffect(() => {
    let isOpen = true
    const settle = (next: Taken) => isOpen && setTaken(next)
    take().then(
      (spec) => settle(spec ? { status: 'taken', spec } : { status: 'nothing' }),
      () => settle({ status: 'failed' }),
    )
    return () => {
      isOpen = false
    }
  }, [take])
  return taken
}

type MadePicture = {
  readonly file: File
  readonly url: string
  /** What it says, for people who do not see it. */
  readonly words: string
}

/** Undefined while it is drawn, an error where the browser does not draw. The last one stays until the next is there. */
export function usePicture(
  spec: PictureSpec | undefined,
  { hidesAmounts, hidesAddress }: PictureOptions,
): MadePicture | 'failed' | undefined {
  const [made, setMade] = useState<MadePicture | 'failed'>()
  useEffect(() => {
    if (!spec) return
    let url: string | undefined
    let isWanted = true
    const shown = shownPicture(spec, { hidesAmounts, hidesAddress }, location.host)
    paintPicture(layOutPicture(shown), document).then(
      (blob) => {
        if (!isWanted) return
        url = URL.createObjectURL(blob)
        const file = new File([blob], pictureFileName(spec.name), { type: blob.type })
        setMade({ file, url, words: pictureWords(shown) })
      },
      () => isWanted && setMade('failed'),
    )
    return () => {
      isWanted = false
      // Later: the image shows it until the next one has been drawn, and a download may still read it.
      if (url) setTimeout(URL.revokeObjectURL, 10_000, url)
    }
  }, [spec, hidesAmounts, hidesAddress])
  return made
}
