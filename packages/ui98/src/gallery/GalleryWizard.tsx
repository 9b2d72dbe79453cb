import { useState } from 'react'
import { Window } from '../Window.tsx'
import { Wizard } from '../Wizard.tsx'

const pages = ['Welcome', 'What to harvest', 'What you will sign']

export function GalleryWizard() {
  const [page, setPage] = useState(0)
  const last = page === pages.length - 1
  return (
    <Window title="Harvest to FAITH" icon="faith" role="region">
      <Wizard
        heading={pages[page] ?? ''}
        icon="faith"
        onBack={page > 0 ? () => setPage(page - 1) : undefined}
        onNext={() => setPage(last ? 0 : page + 1)}
        onCancel={() => setPage(0)}
        nextLabel={last ? 'Sign 3 calls' : undefined}
      >
        <p>
          Page {page + 1} of {pages.length}. The last one lists exactly what will be signed.
        </p>
        {last && (
          <ol>
            <li>Harvest 120 LOVE</li>
            <li>Approve 120 LOVE, not more</li>
            <li>Stake 120 LOVE in FAITH</li>
          </ol>
        )}
      </Wizard>
    </Window>
  )
}
