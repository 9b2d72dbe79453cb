import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Artifact } from './compile.ts'

const builds = [
  '@uniswap/v2-core/build/UniswapV2Factory.json',
  '@uniswap/v2-core/build/UniswapV2Pair.json',
  '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  '@uniswap/v2-periphery/build/WETH9.json',
]

/** Compiled by Uniswap. Only the ABIs become files of ours; the code is read from the packages. */
export function uniswapBuilds(): Omit<Artifact, 'runtimeCode'>[] {
  const { resolve } = createRequire(import.meta.url)
  return builds.map((build) => {
    const content: unknown = JSON.parse(readFileSync(resolve(build), 'utf8'))
    if (typeof content !== 'object' || !content) throw new Error(`${build} is no build.`)
    const abi = 'abi' in content ? content.abi : undefined
    const code = 'bytecode' in content ? content.bytecode : undefined
    if (!Array.isArray(abi) || typeof code !== 'string') throw new Error(`${build} has no ABI or no code.`)
    return { name: build.replace(/^.*\/|\.json$/g, ''), abi, bytecode: `0x${code}` }
  })
}
