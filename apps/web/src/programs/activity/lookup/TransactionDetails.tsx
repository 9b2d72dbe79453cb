import './transactionDetails.css'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { type CallNode, callTree } from '@love/safe/decode/callTree'
import { createContractBook } from '@love/safe/decode/contractBook'
import { GroupBox } from '@love/ui98/GroupBox'
import { Table } from '@love/ui98/Table'
import { useMemo } from 'react'
import type { Address, Hex, Log } from 'viem'
import { useNames } from '../../../chain/names/addressNames.ts'
import { PrimaryName } from '../../../chain/names/PrimaryName.tsx'
import { network } from '../../../chain/network.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { balanceChanges, changeText, eventLines } from './transactionParts.ts'

type TransactionDetailsProps = {
  /** Undefined where it makes a contract. */
  to: Address | undefined
  data: Hex
  value: bigint
  logs: readonly Log[]
}

/** What a transaction called, what that changed, and what the contracts told of it. */
export function TransactionDetails({ to, data, value, logs }: TransactionDetailsProps) {
  const parts = useMemo(() => {
    const { deployment } = network
    const book = createContractBook(deployment)
    return {
      tree: to && callTree({ operation: 0, to, value, data }, { book }),
      changes: balanceChanges(deployment, logs),
      events: eventLines(deployment, logs),
    }
  }, [to, data, value, logs])
  return (
    <>
      {parts.tree && data !== '0x' && (
        <GroupBox legend="Call">
          <Call node={parts.tree} />
        </GroupBox>
      )}
      <Table
        caption="Token balance changes"
        columns={[
          { id: 'who', header: 'Address', cell: ({ account }) => <Who address={account} /> },
          { id: 'change', header: 'Change', align: 'end', cell: changeText },
          { id: 'token', header: 'Contract', cell: ({ contract }) => <Who address={contract} /> },
        ]}
        rows={parts.changes}
        rowKey={({ account, contract }) => `${account} ${contract}`}
        empty="No token moved."
      />
      <Table
        caption="Events"
        columns={[
          { id: 'name', header: 'Event', cell: ({ name }) => name ?? 'Not decoded' },
          {
            id: 'contract',
            header: 'Contract',
            cell: ({ contract, contractName }) => contractName ?? <Who address={contract} />,
          },
          {
            id: 'values',
            header: 'Values',
            cell: ({ values }) =>
              values.map(({ name, text }) => (
                <span key={name} className="lookup-value">
                  {name}: {text}
                </span>
              )),
          },
        ]}
        rows={parts.events}
        rowKey={({ at }) => String(at)}
        empty="No contract told of anything."
      />
    </>
  )
}

function Call({ node }: { node: CallNode }) {
  const { decoded, to, toName, calls, data } = node
  return (
    <div className="lookup-call">
      <p>
        <strong>{decoded?.name ?? (data === '0x' ? 'Transfer of ETH' : 'Not decoded')}</strong> of{' '}
        {toName ?? <Who address={to} />}
      </p>
      {calls.length === 0 && decoded && decoded.args.length > 0 && (
        <dl className="review-facts">
          {decoded.args.map(({ name, type, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place
            <div key={index}>
              <dt>
                {name} ({type})
              </dt>
              <dd className="lookup-value">{String(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      {calls.map((call) => (
        <Call key={call.path.join('.')} node={call} />
      ))}
    </div>
  )
}

function Who({ address }: { address: Address }) {
  const name = useNames()(address)
  return (
    <span title={address}>
      <ProgramLink to={`/portfolio/${address}`}>{name ?? shortAddress(address)}</ProgramLink>{' '}
      <PrimaryName address={address} />
    </span>
  )
}
