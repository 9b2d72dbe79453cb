import { showToast } from '../toasts/toasts.ts'
import { savesFiles } from './savesFiles.ts'

export type SavedFile = { readonly name: string; readonly text: string; readonly type?: string | undefined }

/** As a download, where nothing leaves the machine; as text to copy in a browser that has no downloads. */
export function saveFile({ name, text, type = 'application/json' }: SavedFile): void {
  const saves = savesFiles(window)
  const made = new File([text], name, { type })
  if (saves === 'yes') download(made)
  else void showText(made, text, saves === 'perhaps' ? () => download(made) : undefined)
}

async function showText(file: File, text: string, tryDownload: (() => void) | undefined): Promise<void> {
  try {
    const { handOver } = await import('./handOver.tsx')
    handOver(file, text, tryDownload)
  } catch {
    showToast({ kind: 'error', title: 'Not saved', text: 'Check your internet connection and try again.' })
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has taken its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
