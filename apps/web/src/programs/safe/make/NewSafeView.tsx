import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { advisedThreshold } from '@love/safe/make/team'
import { StatusBar } from '@love/ui98/StatusBar'
import { Wizard } from '@love/ui98/Wizard'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { entryOf, withEntries } from '../../../book/addressBook/addressBook.ts'
import { addressBookStore } from '../../../book/addressBook/addressBookStore.ts'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { network } from '../../../chain/network.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { useProgramWindow } from '../../../desktop/windows/windowContext.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { safePath } from '../safePlace.ts'
import { DeployReview } from './DeployReview.tsx'
import { checkTeam, circleIn, type OwnerLine, readReleases, withFreeSalt } from './newSafeDraft.ts'
import { NamePage } from './pages/NamePage.tsx'
import { OwnersPage } from './pages/OwnersPage.tsx'
import { type PayWhen, SummaryPage } from './pages/SummaryPage.tsx'
import { planSafe } from './plannedSafes.ts'

const headings = ['Name your Safe', 'Choose its owners', 'Review your Safe'] as const

/** On mainnet nodes trace what a Safe does; elsewhere its own events tell. */
const isL2 = network.chain.id !== 1

/** From a name to an address, in three pages. Nothing is sent before the last one. */
export function NewSafeView() {
  const { client, deployment } = useChain()
  const { navigate } = useProgramWindow()
  const { address: account } = useConnection()
  const releases = useQuery({
    queryKey: ['safe releases', network.chain.id],
    queryFn: () => readReleases(client, isL2),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  const [page, setPage] = useState(0)
  const [name, setName] = useState('')
  const [version, setVersion] = useState<NewSafe['version']>()
  const [typed, setLines] = useState<readonly OwnerLine[]>()
  const [chosen, setThreshold] = useState<number>()
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<string>()
  const [planned, setPlanned] = useState<NewSafe>()
  const [pays, setPays] = useState<PayWhen>('now')
  const [isBusy, setBusy] = useState(false)
  const [isDeploying, setDeploying] = useState(false)

  // Whoever makes a Safe, also a Safe itself, is usually one of its owners; a wallet that connects later fills the line
  // while it is empty.
  const lines = typed ?? [{ id: 0, text: account ?? '' }]
  const threshold = Math.min(chosen ?? advisedThreshold(lines.length), lines.length)
  const release = version ?? releases.data?.[0]

  function typeLines(next: readonly OwnerLine[]) {
    setLines(next)
    setProblems(new Map())
    setProblem(undefined)
  }

  async function checkOwners() {
    if (!release) return
    setBusy(true)
    setProblem(undefined)
    try {
      const checked = await checkTeam(client, lines)
      if ('problems' in checked) setProblems(checked.problems)
      else {
        const team = { version: release, isL2, owners: checked.owners, threshold }
        const plan = await withFreeSalt(client, team)
        const circle = await circleIn(client, { deployment, plan })
        setProblem(circle)
        if (circle === undefined) {
          setPlanned(plan)
          setPage(2)
        }
      }
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }

  function keep(safe: NewSafe): Address {
    const address = newSafeAddress(safe)
    planSafe(safe)
    if (name.trim() !== '') addressBookStore.update((book) => withEntries(book, [entryOf(address, name)]))
    return address
  }

  function next() {
    if (page === 0) setPage(1)
    else if (page === 1) void checkOwners()
    else if (planned && pays === 'now') {
      keep(planned)
      setDeploying(true)
    } else if (planned) navigate(safePath(keep(planned)))
  }

  return (
    <ProgramWindow
      title="New Safe"
      className="safe-window"
      statusBar={<StatusBar fields={[`Step ${page + 1} of ${headings.length}`, network.chain.name]} />}
    >
      <nav className="detail-way" aria-label="Related pages">
        <ProgramLink to="/safe">All Safes</ProgramLink>
      </nav>
      <Wizard
        heading={headings[page] ?? ''}
        icon="safe"
        onBack={page > 0 ? () => setPage(page - 1) : undefined}
        onNext={next}
        onCancel={() => navigate('/safe')}
        nextLabel={page < 2 ? undefined : pays === 'now' ? 'Deploy…' : 'Finish'}
        nextDisabled={release === undefined || isBusy}
        busy={isBusy ? 'Checking…' : undefined}
      >
        {page === 0 && (
          <NamePage
            name={name}
            onName={setName}
            releases={releases.data}
            failure={releases.failureReason ? errorText(releases.failureReason) : undefined}
            version={release}
            onVersion={setVersion}
          />
        )}
        {page === 1 && (
          <OwnersPage
            lines={lines}
            onLines={typeLines}
            threshold={threshold}
            onThreshold={setThreshold}
            problems={problems}
            problem={problem}
          />
        )}
        {page === 2 && planned && <SummaryPage name={name} safe={planned} pays={pays} onPays={setPays} />}
      </Wizard>
      {isDeploying && planned && (
        <DeployReview safe={planned} onClose={() => navigate(safePath(newSafeAddress(planned)))} />
      )}
    </ProgramWindow>
  )
}
