import { type DragEvent, type ReactNode, useState } from 'react'

type FileDropProps = {
  className?: string
  onFiles: (files: readonly File[]) => void
  /** With a `FileButton` among them: whoever cannot drag uses that. */
  children: ReactNode
}

/** Takes files that are dropped anywhere on it. */
export function FileDrop({ className, onFiles, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)

  /** Words that are dragged into a field are no business of ours. */
  function hasFiles(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    return true
  }

  function drop(event: DragEvent) {
    setOver(false)
    if (hasFiles(event)) onFiles([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drag has the button inside
    <div
      className={`file-drop ${className ?? ''}`.trim()}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => setOver(hasFiles(event))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
