/** As a download: nothing leaves the machine. */
export function saveFile({ name, text }: { readonly name: string; readonly text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
