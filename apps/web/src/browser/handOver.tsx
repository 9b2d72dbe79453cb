import { Button } from '@love/ui98/Button'
import { showCopyWindow } from '@love/ui98/CopyWindow'

/** A file as text to copy, and to share or download where the browser can. */
export function handOver(file: File, text: string, download?: () => void): void {
  const files = [file]
  const canShare = 'canShare' in navigator && navigator.canShare({ files })
  showCopyWindow({
    title: file.name,
    text,
    children: download
      ? 'If this browser does not save the file, copy the text and keep it somewhere safe.'
      : 'This browser cannot save files. Copy the text and keep it somewhere safe.',
    buttons: (
      <>
        {download && <Button onClick={download}>Save as file</Button>}
        {canShare && (
          // Closed by the person, or refused: the text is still there.
          <Button onClick={() => void navigator.share({ files }).catch(() => {})}>Share…</Button>
        )}
      </>
    ),
  })
}
