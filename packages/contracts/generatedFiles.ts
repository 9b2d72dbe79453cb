import { compile } from './compile.ts'
import { type GeneratedFile, renderAbi, renderBytecode, renderRuntimeCode } from './renderFile.ts'
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
