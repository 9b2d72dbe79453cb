import { cleanText } from '@love/protocol/format/cleanText'
import { formatDecimal } from '@love/protocol/format/formatNumber'
import type { HostConnection } from '@love/safe/frame/app/connectToHost'
import { readHostBook } from '@love/safe/frame/app/readHostBook'
import { errorTexts, FrameError } from '@love/safe/frame/messages/errors'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChainProvider } from '../../../chain/ChainProvider.tsx'
import { findSafeHost } from './findSafeHost.ts'
import { showHostBook } from './hostBook.ts'
import { type HostWord, readHostWord } from './readHostWord.ts'

/** The Safe host around this page: who it is, what it says its Safe holds, and the names it knows. */
export function HostBox() {
  return (
    <ChainProvider>
      <GroupBox legend="Safe host">
        <div className="stack">
          <Facts />
          <Names />
        </div>
      </GroupBox>
    </ChainProvider>
  )
}

async function host(): Promise<HostConnection> {
  const found = await findSafeHost()
  if (!found) throw new FrameError(errorTexts.noSafeInfo)
  return found
}

function Facts() {
  const { data: word } = useQuery({
    queryKey: ['safe host'],
    queryFn: async () => readHostWord(await host()),
    meta: { isKept: false },
  })
  return (
    <>
      <FactList
        facts={[
          { label: 'Embedded in', value: word?.origin ?? '…' },
          ...(word?.claimed !== undefined && word.claimed !== word.origin
            ? [{ label: 'Claims to be', value: cleanText(word.claimed, 100) }]
            : []),
          { label: 'Balance, according to the host', value: word ? balanceWords(word) : '…' },
        ]}
      />
      <p className="muted-text">
        LOVE reads your balances from the chain and does not rely on the host's figure.
      </p>
    </>
  )
}

function balanceWords({ total, tokenCount }: HostWord): string {
  if (total === undefined) return 'n/a: not reported by the host'
  return `$${formatDecimal(total)} in ${tokenCount} ${tokenCount === 1 ? 'token' : 'tokens'}`
}

function Names() {
  const names = useMutation({ mutationFn: async () => showHostBook(await readHostBook(await host())) })
  return (
    <>
      <Button busy={names.isPending ? 'Confirm in the host…' : undefined} onClick={() => names.mutate()}>
        Use the host's address book
      </Button>
      <p role="status">
        {names.isSuccess && namesWords(names.data)}
        {names.isError && <span className="error-text">{cleanText(names.error.message, 200)}</span>}
      </p>
    </>
  )
}

function namesWords(count: number): string {
  if (count === 0) return 'The host has no names for this network.'
  return `${count} ${count === 1 ? 'name' : 'names'} from the host, each marked “(Safe host)”. Yours come first.`
}
