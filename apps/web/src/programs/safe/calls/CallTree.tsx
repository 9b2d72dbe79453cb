import '../../../review/review.css'
import { approvedHashIn } from '@love/safe/decode/approvedHash'
import { callsOf, callTree } from '@love/safe/decode/callTree'
import { parseAbiText } from '@love/safe/decode/parseAbiText'
import { isExecution } from '@love/safe/isExecution'
import type { SafeTx } from '@love/safe/safeTx'
import { Field } from '@love/ui98/Field'
import { type ReactNode, useMemo, useState } from 'react'
import { type AbiFunction, type Address, isAddressEqual } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import { contractBook } from '../known/contractBook.ts'
import { ApprovedChild } from './ApprovedChild.tsx'
import { CallNode, type CallNodeProps } from './CallNode.tsx'
import { CallRows } from './CallRows.tsx'

type CallTreeProps = {
  safe: Address
  tx: Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>
  /** Of whoever asked, call by call; the bytes are what counts. */
  words?: readonly (string | undefined)[]
  /** What stands above it already: the transaction itself is not called that again. */
  told?: string | undefined
}

/** Every call to any depth, decoded here from the bytes that are signed. */
export function CallTree({ safe, tx, words = [], told }: CallTreeProps) {
  const [abi, setAbi] = useState<readonly AbiFunction[]>([])
  const tree = useMemo(() => callTree(tx, { book: contractBook(), abis: [abi] }), [tx, abi])
  const isUnknown = callsOf(tree).some(({ data, decoded }) => data !== '0x' && !decoded)
  const isBatch = tree.calls.length > 0
  return (
    <>
      <Branch safe={safe} node={tree} told={told} words={isBatch ? undefined : words[0]} inside={words} />
      {(isUnknown || abi.length > 0) && <AbiField onAbi={setAbi} />}
    </>
  )
}

type BranchProps = CallNodeProps & {
  inside?: CallTreeProps['words']
  /** Who makes the call: a Safe that another one executes makes those inside. */
  caller?: Address
}

function Branch({ inside, caller, ...own }: BranchProps): ReactNode {
  const { safe, node } = own
  const by = caller ?? safe
  const approved = approvedHashIn(node.data)
  return (
    <>
      <CallNode {...own} />
      {approved && !isAddressEqual(node.to, safe) && (
        <ApprovedChild
          by={by}
          child={node.to}
          hash={approved}
          calls={(tx) => <CallTree safe={node.to} tx={tx} />}
        />
      )}
      {node.calls.length > 0 && (
        <CallRows
          calls={node.calls}
          row={(call, index) => (
            <Branch
              safe={safe}
              node={call}
              words={inside?.[index]}
              caller={isExecution(node) ? node.to : by}
            />
          )}
        />
      )}
    </>
  )
}

/** For calls that nobody knows: with the ABI of the contract they can be read. */
function AbiField({ onAbi }: { onAbi: (abi: readonly AbiFunction[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function onChange(next: string) {
    setText(next)
    try {
      onAbi(next.trim() === '' ? [] : parseAbiText(next))
      setError(undefined)
    } catch (thrown) {
      onAbi([])
      setError(errorText(thrown))
    }
  }

  return (
    <details className="review-details">
      <summary>Paste an ABI to decode this</summary>
      <Field
        label="ABI"
        hint="JSON, or one function per line: transfer(address to, uint256 amount)"
        rows={4}
        spellCheck={false}
        {...{ value: text, error, onChange }}
      />
    </details>
  )
}
