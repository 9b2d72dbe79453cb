import { createHardhatRuntimeEnvironment } from 'hardhat/hre'

export type Chain = Awaited<ReturnType<typeof createChain>>

export type CreateChainParameters = {
  chainId: number
  /** Time of the genesis block. */
  initialDate?: Date
}

/** An empty in-process chain: the EDR engine of Hardhat behind an EIP-1193 provider. */
export async function createChain({ chainId, initialDate }: CreateChainParameters) {
  const runtime = await createHardhatRuntimeEnvironment({
    networks: {
      default: {
        type: 'edr-simulated',
        chainType: 'l1',
        chainId,
        ...(initialDate ? { initialDate } : {}),
      },
    },
  })
  const { provider } = await runtime.network.connect()
  return provider
}
