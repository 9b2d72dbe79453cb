import type { Token } from '@love/protocol/tokens/token'
import { eth, tokens } from '@love/protocol/tokens/tokens'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { useChain } from '../../../../chain/chainContext.ts'
import { network } from '../../../../chain/network.ts'
import { type AssetRow, assetRows } from '../../assets/assetRows.ts'
import { balancesQuery } from '../../gateway/balancesQuery.ts'
import type { GatewayReading } from '../../gateway/gatewayReading.ts'
import { useGatewayReading } from '../../gateway/useGatewayReading.ts'
import type { PayableToken } from './checkPayments.ts'

const listed: readonly { readonly address: Address; readonly token: Token }[] = tokens.flatMap((token) => {
  const address = token === eth ? undefined : network.deployment.tokens[token.symbol]
  return address ? [{ address, token }] : []
})

/** Ether, the listed tokens, and whatever else the Safe holds; of that, what a list names is asked for its decimals. */
export function usePayableTokens(
  safe: Address,
  text: string,
): { readonly tokens: readonly PayableToken[]; readonly reading: GatewayReading; readonly isRead: boolean } {
  const reading = useGatewayReading(balancesQuery(safe, { withUnlisted: true }))
  const rows = useMemo(() => reading.data && assetRows(reading.data), [reading.data])
  const strangers = (rows ?? []).filter(({ isListed, raw }) => !isListed && raw !== undefined && raw > 0n)
  const lower = text.toLowerCase()
  const named = strangers.map(({ address }) => address).filter((one) => lower.includes(one.toLowerCase()))
  const decimals = useDecimals(named)
  const payable = useMemo(() => payableTokens(rows, decimals), [rows, decimals])
  return { tokens: payable, reading, isRead: rows !== undefined }
}

type Decimals = ReadonlyMap<Address, number>

const noDecimals: Decimals = new Map()

function payableTokens(rows: readonly AssetRow[] | undefined, decimals: Decimals): readonly PayableToken[] {
  const heldAt = (address: Address) => {
    const row = rows?.find((each) => isAddressEqual(each.address, address))
    return rows && (row ? row.raw : 0n)
  }
  const known = [{ address: zeroAddress, token: eth }, ...listed].map(({ address, token }) => ({
    address,
    token,
    symbol: token.symbol,
    isListed: true,
    held: heldAt(address),
  }))
  const strangers = (rows ?? [])
    .filter(({ isListed, raw }) => !isListed && raw !== undefined && raw > 0n)
    .map(({ address, token, raw }) => {
      const own = decimals.get(address)
      return {
        address,
        token: own === undefined ? undefined : { ...token, decimals: own },
        symbol: token.symbol,
        isListed: false,
        held: raw,
      }
    })
  return [...known, ...strangers]
}

/** From the tokens themselves: a gateway that says another number would make another amount of what is written. */
function useDecimals(addresses: readonly Address[]): Decimals {
  const { client, deployment } = useChain()
  const { data } = useQuery({
    queryKey: ['decimals of', deployment.chainId, ...addresses],
    queryFn: async () =>
      new Map(
        await Promise.all(
          addresses.map(async (address) => {
            const read = await readContract(client, { abi: erc20Abi, address, functionName: 'decimals' })
            return [address, read] as const
          }),
        ),
      ),
    enabled: addresses.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isKept: false },
  })
  return data ?? noDecimals
}
