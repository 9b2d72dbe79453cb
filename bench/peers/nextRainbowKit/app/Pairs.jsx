'use client'

import { ConnectButton } from '@rainbow-me/rainbowkit'
import { parseAbi } from 'viem'
import { useReadContracts } from 'wagmi'

const pairs = JSON.parse(process.env.NEXT_PUBLIC_PAIRS ?? '[]')
const abi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])

export function Pairs() {
  const { data } = useReadContracts({
    contracts: pairs.map(({ address }) => ({ abi, address, functionName: 'getReserves' })),
  })
  return (
    <main>
      <h1>Pairs</h1>
      <ConnectButton />
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
