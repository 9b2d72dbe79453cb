import './blueScreen.css'
import { useRef, useState } from 'react'
import { type Crash, crashReport } from './crashReport.ts'

/** Stands on nothing but the browser: whatever else there is may be what broke. */
export function BlueScreen({ crash }: { crash: Crash }) {
  const [time] = useState(() => new Date())
  const [answer, setAnswer] = useState('')
  const reportField = useRef<HTMLTextAreaElement>(null)
  const report = crashReport(crash, { url: location.href, userAgent: navigator.userAgent, time })

  async function copy() {
    reportField.current?.select()
    try {
      await navigator.clipboard.writeText(report)
      setAnswer('Copied.')
    } catch {
      setAnswer('Not copied. The report is selected: copy it manually.')
    }
  }

  return (
    <main className="blue-screen" role="alertdialog" aria-labelledby="blue-screen-title">
      <h1 id="blue-screen-title">LOVE</h1>
      <p>
        A fatal error has occurred and LOVE has stopped. Your funds are not affected. If your wallet shows an
        open request, reject it.
      </p>
      <ul>
        <li>Restart to reload the page.</li>
        <li>If it happens again, copy the report below and send it to us.</li>
      </ul>
      <textarea ref={reportField} readOnly rows={8} aria-label="Error report" value={report} />
      <p className="blue-screen-actions">
        {/* biome-ignore lint/a11y/noAutofocus: after a crash the way out is the only thing to do */}
        <button type="button" autoFocus onClick={() => location.reload()}>
          Restart
        </button>
        <button type="button" onClick={copy}>
          Copy report
        </button>
        <span role="status">{answer}</span>
      </p>
    </main>
  )
}
