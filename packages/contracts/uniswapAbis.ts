import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const builds = [
  '@uniswap/v2-core/build/UniswapV2Factory.json',
  '@uniswap/v2-core/build/UniswapV2Pair.json',
  '@uniswap/v2-periphery/build/UniswapV2Router02.json',
  '@uniswap/v2-periphery/build/WETH9.json',
]

/** Only the ABIs become files of ours: their code stays in the packages, where the devnet reads it. */
export function uniswapAbis(): { name: string; abi: readonly unknown[] }[] {
  const { resolve } = createRequire(import.meta.url)
  return builds.map((build) => {
    const content: unknown = JSON.parse(readFileSync(resolve(build), 'utf8'))
    const abi = typeof content === 'object' && content && 'abi' in content ? content.abi : undefined
    if (!Array.isArray(abi)) throw new Error(`${build} has no ABI.`)
    return { name: build.replace(/^.*\/|\.json$/g, ''), abi }
  })
}
