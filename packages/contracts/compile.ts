import { readdirSync, readFileSync } from 'node:fs'
import solc from 'solc'

export type Artifact = {
  /** Name of the contract, which is also the name of its file. */
  readonly name: string
  readonly abi: readonly unknown[]
  /** Creation code. */
  readonly bytecode: `0x${string}`
  /** What is there once it is deployed. */
  readonly runtimeCode: `0x${string}`
}

const folder = new URL('./solidity/', import.meta.url)

/** Everything in `solidity/` that can be deployed, by name. */
export function compile(): Artifact[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sol'))
    .sort()
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(inputOf(files))))
  refuseErrors(output)
  return files.flatMap((file) => {
    const name = file.replace(/\.sol$/, '')
    const contract = get(output, 'contracts', file, name)
    const abi = get(contract, 'abi')
    const code = get(contract, 'evm', 'bytecode', 'object')
    const runtimeCode = get(contract, 'evm', 'deployedBytecode', 'object')
    // Abstract contracts have no code, files of functions have no contract.
    if (typeof code !== 'string' || code === '' || !Array.isArray(abi)) return []
    return [{ name, abi, bytecode: `0x${code}` as const, runtimeCode: `0x${String(runtimeCode)}` as const }]
  })
}

function inputOf(files: readonly string[]) {
  return {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.map((file) => [file, { content: readFileSync(new URL(file, folder), 'utf8') }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without the hash of the sources a changed comment does not change the code.
      metadata: { bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
}

/** The vault's `leave` is a name given by mainnet; solc wants it for itself some day. */
const knownWarnings = ['6335']

function refuseErrors(output: unknown) {
  const errors = get(output, 'errors')
  if (!Array.isArray(errors)) return
  const unknown = errors.filter((error) => !knownWarnings.includes(String(get(error, 'errorCode'))))
  if (unknown.length === 0) return
  throw new Error(unknown.map((error) => String(get(error, 'formattedMessage'))).join('\n'))
}

function get(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}
