import { parseAbi } from 'viem'
import { useConnect, useConnection, useConnectors, useReadContracts } from 'wagmi'

const pairs = JSON.parse(import.meta.env.VITE_PAIRS ?? '[]')
const abi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

export function Pairs() {
  const { address } = useConnection()
  const connect = useConnect()
  const [connector] = useConnectors()
  const { data } = useReadContracts({
    contracts: pairs.map(({ address }) => ({ abi, address, functionName: 'getReserves' })),
  })
  return (
    <main>
      <h1>Pairs</h1>
      <button type="button" onClick={() => connect.mutate({ connector })}>
        {address ?? 'Connect wallet'}
      </button>
      <table>
        <tbody>
          {pairs.map(({ name }, index) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{String(data?.[index]?.result?.[0] ?? '…')}</td>
              <td>{String(data?.[index]?.result?.[1] ?? '…')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
