import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import { sendEverything } from '@love/safe/build/sends'
import { Button } from '@love/ui98/Button'
import { GroupBox } from '@love/ui98/GroupBox'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { holdingsQuery } from '../../../chain/holdings/useHoldings.ts'
import { AddressField } from '../propose/AddressField.tsx'
import { ProposeButton } from '../propose/ProposeButton.tsx'
import { useKnownPeople } from '../propose/useKnownPeople.ts'
import { useProposing } from '../propose/useProposing.ts'
import { parseSafeAddress } from '../safePlace.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { useActing } from '../workspace/useActing.ts'

type SendEverythingProps = Pick<SafePageProps, 'safe' | 'info'>

/** Empties the Safe in one proposal: for a move to another one. */
export function SendEverything(props: SendEverythingProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <EverythingForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <div className="button-row">
      <Button onClick={() => setOpen(true)}>Send everything…</Button>
    </div>
  )
}

function EverythingForm({ safe, info, onClose }: SendEverythingProps & { onClose: () => void }) {
  const { client, deployment } = useChain()
  const queryClient = useQueryClient()
  const acting = useActing(info.owners)
  const known = useKnownPeople(info)
  const propose = useProposing(safe)
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<string>()

  async function review() {
    const parsed = parseSafeAddress(to)
    if ('error' in parsed) return setProblem(parsed.error)
    if (isAddressEqual(parsed.address, safe))
      return setProblem('Enter another address than that of the Safe.')
    try {
      const listed = tokens.filter((token) => token === eth || deployment.tokens[token.symbol] !== undefined)
      const query = holdingsQuery({ client, deployment }, { account: safe, tokens: listed })
      const { balances } = await queryClient.fetchQuery({ ...query, retry: false })
      const calls = sendEverything({
        to: parsed.address,
        ether: balances[eth.symbol] ?? 0n,
        tokens: listed
          .filter((token) => token !== eth)
          .map((token) => ({
            token: { ...token, address: tokenAddress(deployment, token) },
            amount: balances[token.symbol] ?? 0n,
          })),
      })
      setProblem(undefined)
      if (await propose({ title: `Send everything to ${parsed.address}`, calls })) onClose()
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <form onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GroupBox legend="Send everything">
        <div className="stack">
          <ActNotice acting={acting} />
          <p>
            Sends all ETH and all listed tokens in one transaction. Unlisted tokens, collectibles and staked
            tokens stay, and so does everything that arrives later.
          </p>
          <AddressField
            safe={safe}
            known={known}
            label="To"
            value={to}
            onChange={(next) => {
              setTo(next)
              setProblem(undefined)
            }}
            error={problem}
          />
          <div className="button-row safe-draft-buttons">
            <ProposeButton acting={acting} onReview={() => void review()} />
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </div>
      </GroupBox>
    </form>
  )
}
