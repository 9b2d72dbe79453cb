/** Letter by letter what is signed; it scrolls, so keys must reach it. */
export function SignedText({ label, text }: { label: string; text: string }) {
  return (
    <figure className="signed-text">
      <figcaption className="muted-text">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only with the focus can keys scroll it */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  )
}
