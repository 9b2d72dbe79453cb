import { readFileSync } from 'node:fs'
import { type Address, concat, type Hex, zeroHash } from 'viem'
import { type ReleaseChain, singletonFactoryCode } from './deployRelease.ts'

type Contract = { readonly address: Address; readonly initData: Hex }

/**
 * Delay 1.0.1 and ScopeGuard 1.0.0 as their package on npm has them: the code that makes each with its arguments, and
 * where the factory of ERC-2470 puts it on every chain. Everybody uses copies of them.
 */
type Zodiac = {
  readonly source: string
  readonly factory: Address
  readonly contracts: Readonly<Record<'delay' | 'scopeGuard', Contract>>
}

export const zodiac: Zodiac = JSON.parse(readFileSync(new URL('zodiac.json', import.meta.url), 'utf8'))

export async function deployZodiac(chain: ReleaseChain): Promise<void> {
  await chain.setCode({ address: zodiac.factory, bytecode: singletonFactoryCode })
  for (const { initData } of Object.values(zodiac.contracts))
    await chain.send({ to: zodiac.factory, data: concat([zeroHash, initData]) })
}

/** Makes a contract that runs the code of another one, as ERC-1167 has it. */
export function copyOf(contract: Address): Hex {
  const maker = '0x3d602d80600a3d3981f3'
  return concat([maker, '0x363d3d373d3d3d363d73', contract, '0x5af43d82803e903d91602b57fd5bf3'])
}
