export type SavedFile = { readonly name: string; readonly text: string; readonly type?: string | undefined }

/** As a download: nothing leaves the machine. */
export function saveFile({ name, text, type = 'application/json' }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
