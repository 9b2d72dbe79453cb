import { compile } from './compile.ts'
import { type GeneratedFile, renderAbi, renderBytecode } from './renderFile.ts'
import { uniswapBuilds } from './uniswapBuilds.ts'

/** What `npm run contracts` writes below `src`. The Safe's files there are not made from sources of ours. */
export function generatedFiles(): GeneratedFile[] {
  return [
    ...compile().flatMap(({ name, abi, bytecode }) => [renderAbi(name, abi), renderBytecode(name, bytecode)]),
    ...uniswapBuilds().map(({ name, abi }) => renderAbi(name, abi)),
  ]
}
