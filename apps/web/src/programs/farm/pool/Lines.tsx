/** One under the other; a dash where there are none. */
export function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–'
  return lines.map((line) => (
    <span key={line} className="farm-line">
      {line}
    </span>
  ))
}
