export type PictureFormat = {
  name: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'
  /** What sharp calls its decoder's result. */
  decodedAs: string
  /** libvips' reader of it: the only readers that are open. */
  loader: string
  /** Above this a picture is refused from its header, before a pixel is unpacked. */
  mostPixels: number
  isAtStartOf: (bytes: Buffer) => boolean
}

/** 4096 × 4096. */
const usual = 2 ** 24

/** What a file is, by its first bytes; what it or its server says it is counts for nothing. SVG is a program. */
export const pictureFormats: readonly PictureFormat[] = [
  {
    name: 'png',
    decodedAs: 'png',
    loader: 'VipsForeignLoadPng',
    mostPixels: usual,
    isAtStartOf: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  },
  {
    name: 'jpeg',
    decodedAs: 'jpeg',
    loader: 'VipsForeignLoadJpeg',
    mostPixels: usual,
    isAtStartOf: (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff',
  },
  {
    name: 'webp',
    decodedAs: 'webp',
    loader: 'VipsForeignLoadWebp',
    mostPixels: usual,
    isAtStartOf: (bytes) => /^RIFF[\s\S]{4}WEBP/.test(bytes.subarray(0, 12).toString('latin1')),
  },
  {
    name: 'gif',
    decodedAs: 'gif',
    loader: 'VipsForeignLoadNsgif',
    mostPixels: usual,
    isAtStartOf: (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1')),
  },
  {
    name: 'avif',
    decodedAs: 'heif',
    loader: 'VipsForeignLoadHeif',
    // Its decoder needs some 18 bytes a pixel, three times as much as the others.
    mostPixels: usual / 2,
    isAtStartOf: (bytes) => /^[\s\S]{4}ftypavi[fs]/.test(bytes.subarray(0, 12).toString('latin1')),
  },
]
