/** Letter by letter what is signed; it scrolls, so keys must reach it. */
export function SignedText({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only with the focus can keys scroll it
    <pre className="approve-text" tabIndex={0}>
      {text}
    </pre>
  )
}
