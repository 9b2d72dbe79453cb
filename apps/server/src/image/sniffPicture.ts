import { type PictureFormat, pictureFormats } from './pictureFormats.ts'

export function sniffPicture(bytes: Buffer): PictureFormat | undefined {
  return pictureFormats.find(({ isAtStartOf }) => isAtStartOf(bytes))
}
