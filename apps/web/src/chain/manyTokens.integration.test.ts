import { readPortfolio } from '@love/protocol/actions/readPortfolio'
import { tokens } from '@love/protocol/tokens/tokens'
import { expect, test } from 'vitest'
import { openTestChain } from '../../test/openTestChain.ts'
import { chainDefaults } from './chainDefaults.ts'
import { createChainClient } from './createChainClient.ts'
import { devnetChain } from './devnetChain.ts'

const { devnet, account } = await openTestChain()

/** A node behind the proxy's limits, with a note of the size of each request. */
function limitedNode() {
  const sizes: number[] = []
  const limited: typeof fetch = async (input, init) => {
    const body = String(init?.body)
    sizes.push(body.length)
    const calls: unknown = JSON.parse(body)
    const isRefused =
      body.length > chainDefaults.rpcBodyCharacters ||
      (Array.isArray(calls) && calls.length > chainDefaults.rpcBatchSize)
    return isRefused ? new Response('too large', { status: 413 }) : fetch(input, init)
  }
  return { sizes, client: createChainClient({ chain: devnetChain, rpcUrl: devnet.url, fetch: limited }) }
}

/** As many as asked for: ours, and others that all stand for the same contract. */
function manyTokens(count: number) {
  const [, model = tokens[0]] = tokens
  const more = Array.from({ length: count - tokens.length }, (_, at) => ({ ...model, symbol: `MORE${at}` }))
  const { deployment } = devnet.contracts
  const addresses = Object.fromEntries(more.map(({ symbol }) => [symbol, deployment.tokens.WAR3]))
  return {
    tokens: [...tokens, ...more] as typeof tokens,
    deployment: { ...deployment, tokens: { ...deployment.tokens, ...addresses } as typeof deployment.tokens },
  }
}

test.each([50, 400])(
  'default: a portfolio of %i tokens takes no more requests than the proxy asks for',
  async (count) => {
    const { client, sizes } = limitedNode()
    const many = manyTokens(count)
    const { wallet, block } = await readPortfolio(client, { ...many, account })
    expect(wallet.tokens.map(({ token }) => token)).toEqual(many.tokens)
    const [, model] = wallet.tokens
    for (const { held } of wallet.tokens.slice(tokens.length)) expect(held).toBe(model?.held)
    expect(model?.held).toBeGreaterThan(0n)
    expect(wallet.block).toBe(block)
    // None of them had room for what is in the next.
    for (const [at, next] of sizes.slice(1).entries())
      expect((sizes[at] ?? 0) + next).toBeGreaterThan(chainDefaults.rpcBodyCharacters)
  },
)
