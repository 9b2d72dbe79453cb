import { compile } from './compile.ts'
import { uniswapBuilds } from './uniswapBuilds.ts'

/** Never deployed: their code takes the place of another for the time of a call. */
const neverDeployed = new Set(['CallSimulator', 'QueueRehearser'])

/** What `npm run contracts` writes below `src`. The Safe's files there are not made from sources of ours. */
export function generatedFiles(): GeneratedFile[] {
  return [
    ...compile().flatMap(({ name, abi, bytecode, runtimeCode }) => [
      renderAbi(name, abi),
      neverDeployed.has(name) ? renderRuntimeCode(name, runtimeCode) : renderBytecode(name, bytecode),
    ]),
    ...uniswapBuilds().map(({ name, abi }) => renderAbi(name, abi)),
  ]
}

type GeneratedFile = {
  /** Below `src`. */
  readonly path: string
  readonly text: string
}

function renderAbi(name: string, abi: readonly unknown[]): GeneratedFile {
  const items = abi.map((item) => `  ${JSON.stringify(item)},\n`).join('')
  const text = `export const ${camelName(name)}Abi = [\n${items}] as const\n`
  return { path: `abi/${camelName(name)}.abi.ts`, text }
}

function renderBytecode(name: string, bytecode: string, folder = 'artifacts'): GeneratedFile {
  const text = `export const ${camelName(name)}Bytecode =\n  '${bytecode}'\n`
  return { path: `${folder}/${camelName(name)}.ts`, text }
}

/** For code that is set at an address instead of deployed. */
function renderRuntimeCode(name: string, runtimeCode: string): GeneratedFile {
  const text = `export const ${camelName(name)}RuntimeCode =\n  '${runtimeCode}'\n`
  return { path: `artifacts/${camelName(name)}.ts`, text }
}

/** LoveFarm is loveFarm, WETH9 is weth9. */
function camelName(name: string): string {
  return /[a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name.toLowerCase()
}
