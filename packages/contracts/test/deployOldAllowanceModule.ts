import { readFileSync } from 'node:fs'
import type { Address, Hex } from 'viem'
import type { ReleaseChain } from './deployRelease.ts'

/** AllowanceModule 0.1.0: made from its source with its compiler, and the factory that put it on every chain. */
type OldModule = {
  readonly source: string
  readonly factory: Address
  readonly factoryCode: Hex
  readonly initData: Hex
}

const oldModule: OldModule = JSON.parse(
  readFileSync(new URL('allowanceModule.json', import.meta.url), 'utf8'),
)

/** Its address depends on every byte of it: what is there afterwards is what Safe deployed. */
export async function deployOldAllowanceModule(chain: ReleaseChain): Promise<void> {
  const { factory, factoryCode, initData } = oldModule
  await chain.setCode({ address: factory, bytecode: factoryCode })
  await chain.send({ to: factory, data: initData })
}
