import type { Address, Hash } from 'viem'

export type OfficialModule = {
  readonly version: string
  readonly address: Address
  /** keccak256 of its code: where it differs, somebody else's code is at the address. */
  readonly codeHash: Hash
}

/** Safe's AllowanceModule, at the same addresses on every chain that has it, oldest first. Mainnet has 0.1.0. */
export const allowanceModules: readonly OfficialModule[] = [
  {
    version: '0.1.0',
    address: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134',
    codeHash: '0x8b61c9d1efc9e1fa072a98a8be3d144b284a28590d7d30558ce48ac0ad014f06',
  },
  {
    version: '0.1.1',
    address: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
    codeHash: '0x7aa63affdca06fe94576f00077ad61a02ccf203a5da31e1b4ed595df7b65cf3e',
  },
]
