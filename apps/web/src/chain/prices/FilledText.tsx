type FilledTextProps = {
  /** By which the text is filled in before React is there (`fillFigures`). */
  name: string
  /** Undefined while it is being read. */
  text: string | undefined
  /** What stands there until then. */
  until?: string
  /** What will stand there, where that is known beforehand. */
  then?: string | undefined
}

/** A text that comes with the figures. */
export function FilledText({ name, text, until = '…', then }: FilledTextProps) {
  // What was filled in meanwhile stays until React has the same to say.
  return (
    <span
      key={text}
      data-figure={text === undefined ? name : undefined}
      data-then={then}
      suppressHydrationWarning
    >
      {text ?? until}
    </span>
  )
}
