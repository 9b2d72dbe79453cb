import { deviceSizes, pictureWidths } from './pictureWidths.ts'

export type PictureRequest = {
  /** As whoever made it wrote it: `https:`, `ipfs:`, `data:`, or a file of ours. */
  readonly source: string
  /** In CSS pixels. */
  readonly width: number
  /** How wide it is drawn, in the words of the `sizes` attribute, where the window decides that. */
  readonly sizes?: string | undefined
  readonly quality?: number | undefined
  /** Of this page. */
  readonly origin: string
}

export type PictureAttributes = {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** Pictures that carry themselves are drawn as they are: inside an <img> nothing of them runs or is fetched. */
const carried = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i
const ownDrawing = /^\/(?!\/)[^?#\\]+\.svg$/i
const ownPicture = /^\/(?!\/)[^?#\\]+\.(?:png|jpe?g|gif|webp|avif)$/i
/** The server judges which hosts; plain http only where it may be this machine. */
const foreign = /^(?:https:\/\/|ipfs:\/\/|http:\/\/localhost[:/])/i
const mostCharacters = 2_048
const usualQuality = 75

/** What an <img> needs to get a picture in the size of the screen; undefined for what may not be shown. */
export function pictureAttributes(request: PictureRequest): PictureAttributes | undefined {
  const { width, sizes, quality = usualQuality, origin } = request
  const written = request.source.trim()
  const source = written.startsWith(`${origin}/`) ? written.slice(origin.length) : written
  if (carried.test(source) || ownDrawing.test(source)) return { src: source }
  if (!(ownPicture.test(source) || foreign.test(source)) || source.length > mostCharacters) return undefined
  // Through our own server: whoever made the picture does not learn who looks at it.
  const at = (w: number) => `/image?${new URLSearchParams({ url: source, w: `${w}`, q: `${quality}` })}`
  if (sizes !== undefined) {
    const srcSet = deviceSizes.map((size) => `${at(size)} ${size}w`).join(', ')
    return { src: at(widthFor(width)), srcSet, sizes }
  }
  const [once, twice] = [widthFor(width), widthFor(width * 2)]
  return { src: at(once), srcSet: `${at(once)} 1x, ${at(twice)} 2x` }
}

/** The next one that is wide enough, or the widest there is. */
function widthFor(pixels: number): number {
  return pictureWidths.find((width) => width >= pixels) ?? Math.max(...pictureWidths)
}
