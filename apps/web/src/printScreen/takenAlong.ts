import { savesFiles } from '../browser/savesFiles.ts'

/** Where the browser has no clipboard for pictures there is no button for it. */
export function copiesPictures(): boolean {
  return 'ClipboardItem' in window && 'clipboard' in navigator
}

export function sharesPictures(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** A browser that has not answered by then has refused, as in `copyText`; a picture takes longer than a text. */
const patienceMs = 5_000

/** Each says in words what came of it; an empty text where the person sees that. */
export async function copyPicture(blob: Blob): Promise<string> {
  try {
    const copied = navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })])
    const silence = new Promise<never>((_, reject) =>
      setTimeout(reject, patienceMs, new Error('No response.')),
    )
    await Promise.race([copied, silence])
    return 'Picture copied.'
  } catch {
    return 'Not copied: this browser blocked it. Save the picture instead.'
  }
}

export function savePicture(url: string, name: string): string {
  const saves = savesFiles(window)
  if (saves === 'no') return 'This browser cannot save files. Press and hold the picture to keep it.'
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  return saves === 'yes'
    ? `Saved as ${name}.`
    : `Saving ${name}. If nothing happens, press and hold the picture.`
}

export async function sharePicture(file: File): Promise<string> {
  try {
    await navigator.share({ files: [file] })
    return ''
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError'
    return isClosed ? '' : 'Not shared: this browser blocked it. Save the picture instead.'
  }
}

/** Nothing of an address is in it. */
export function pictureFileName(name: string): string {
  return `LOVE-${name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')}.png`.replace(
    'LOVE-LOVE-',
    'LOVE-',
  )
}
