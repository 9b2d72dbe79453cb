import { cleanText } from '@love/protocol/format/cleanText'
import { type WalletProvider, walletProvider } from './walletProvider.ts'

/** A wallet that announced itself by EIP-6963. */
export type AnnouncedWallet = {
  /** New at every load of the page; tells apart who uses the same name. */
  readonly uuid: string
  readonly rdns: string
  readonly name: string
  /** Only a picture that is data, and a small one. */
  readonly image: string | undefined
  readonly provider: WalletProvider
  /** The very object that was announced, to recognise it elsewhere. */
  readonly foreign: unknown
}

/** Characters of base64 or markup, about 64 kB. */
const mostImage = 65_536

/** Any script on the page can send announcements, and reading one may run its code: undefined for what is none. */
export function parseAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  try {
    const { info, provider: foreign } = recordOf(detail)
    const { uuid, rdns, name, icon } = recordOf(info)
    const provider = walletProvider(foreign)
    if (!provider) return undefined
    const words = { uuid: wordsOf(uuid), rdns: wordsOf(rdns, 128), name: wordsOf(name) }
    if (!words.uuid || !words.rdns || !words.name) return undefined
    return { ...words, image: isImage(icon) ? icon : undefined, provider, foreign }
  } catch {
    return undefined
  }
}

function wordsOf(value: unknown, most?: number): string {
  return typeof value === 'string' ? cleanText(value, most) : ''
}

function isImage(icon: unknown): icon is string {
  return typeof icon === 'string' && /^data:image\//i.test(icon) && icon.length <= mostImage
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
