import { knownContracts } from '@love/protocol/calls/knownContracts'
import { once } from '@love/protocol/once'
import { Field } from '@love/ui98/Field'
import { Select } from '@love/ui98/Select'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { network } from '../../../chain/network.ts'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { AddressField } from './AddressField.tsx'
import { ArgumentFields } from './ArgumentFields.tsx'
import type { Suggestion } from './addressWords.ts'
import { buildCall, type CallProblems, emptyCall, functionLabel, rawData } from './callDraft.ts'
import { callTarget } from './callTarget.ts'
import { DraftButtons } from './DraftButtons.tsx'
import type { ProposeFormProps } from './proposeFormProps.ts'

/** Any function of any contract: by the ABI that is known here, by a pasted one, or with bytes as they are. */
export function CallForm({ safe, acting, more }: ProposeFormProps) {
  const [typed, setTyped] = useState(emptyCall)
  const [problems, setProblems] = useState<CallProblems>({})
  const target = callTarget({ safe, contract: typed.contract, abi: typed.abi })
  const hasCode = useCode(target.address)
  const selectors = [...target.functions.keys()]
  const chosen = typed.chosen === rawData || target.functions.has(typed.chosen) ? typed.chosen : selectors[0]
  const item = chosen === undefined ? undefined : target.functions.get(chosen)
  const isRaw = item === undefined
  const set = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    // A field that is being changed says nothing of what stood there before.
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(part, name))),
    )
  }

  function build(): DraftPart | undefined {
    const built = buildCall({ typed, target, item })
    setProblems('problems' in built ? built.problems : {})
    return 'call' in built ? { kind: 'call', call: built.call } : undefined
  }

  function empty() {
    setTyped(emptyCall)
    setProblems({})
  }

  return (
    <form className="stack" onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <AddressField
        label="Contract"
        safe={safe}
        known={knownTargets()}
        value={typed.contract}
        onChange={(contract) => set({ contract, args: [] })}
        error={problems.contract ?? (hasCode === false ? 'No contract at this address.' : undefined)}
        hint="An address, or a known contract by name."
      />
      {target.address && !target.name && (
        <Field
          label="ABI"
          hint="JSON, or one function per line: transfer(address to, uint256 amount)"
          rows={4}
          spellCheck={false}
          value={typed.abi}
          onChange={(abi) => set({ abi, args: [] })}
          error={target.abiProblem}
        />
      )}
      {selectors.length > 0 && (
        <Select
          label="Function"
          options={[
            ...[...target.functions].map(([value, each]) => ({ value, label: functionLabel(each) })),
            { value: rawData, label: 'Raw call data' },
          ]}
          value={chosen ?? rawData}
          onChange={(next) => set({ chosen: next, args: [] })}
        />
      )}
      {item && (
        <ArgumentFields
          key={chosen}
          inputs={item.inputs}
          texts={typed.args}
          onChange={(args) => set({ args })}
          problems={problems.args ?? []}
        />
      )}
      {isRaw && target.address && (
        <Field
          label="Data"
          hint="Hex, starting with 0x. Owners can only read it if the function is known."
          rows={3}
          spellCheck={false}
          value={typed.data}
          onChange={(data) => set({ data })}
          error={problems.data}
        />
      )}
      {(isRaw ? target.address : item?.stateMutability === 'payable') && (
        <Field
          label="ETH to send"
          numeric
          placeholder="0"
          maxLength={60}
          value={typed.value}
          onChange={(value) => set({ value })}
          error={problems.value}
        />
      )}
      <DraftButtons safe={safe} acting={acting} build={build} more={more} onTaken={empty} />
    </form>
  )
}

/** The contracts of this site, to be called by their names. */
const knownTargets: () => readonly Suggestion[] = once(() =>
  knownContracts(network.deployment).map(({ address, name }) => ({ address, name })),
)

/** Whether a contract is there; undefined while nobody knows. */
function useCode(address: Address | undefined): boolean | undefined {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['has code', deployment.chainId, address],
    queryFn: async () => (address ? (await getCode(client, { address })) !== undefined : null),
    enabled: address !== undefined,
    meta: { isKept: false },
  })
  return data ?? undefined
}
