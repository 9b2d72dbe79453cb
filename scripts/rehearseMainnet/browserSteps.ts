import type { Devnet } from '@love/devnet/startDevnet'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Hex } from 'viem'
import { scriptedWallet } from '../../e2e/fixtures/scriptedWallet.ts'
import { watchPage } from '../../e2e/fixtures/test.ts'
import { waitAfterNavigation } from '../../e2e/fixtures/waitAfterNavigation.ts'
import {
  addAndRemoveLiquidity,
  connect,
  enterAndLeaveFaith,
  runSafe,
  seeEveryProgram,
  signIn,
  stakeAndHarvest,
  swap,
} from '../../e2e/tour/tour.ts'
import type { Step } from './mainnetSteps.ts'

/** Known to everybody: two accounts that every such chain unlocks, and owners of its Safes. */
const keys = {
  first: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  second: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
} as const satisfies Record<string, Hex>

const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>

export type BrowserStepsParameters = {
  readonly browser: Browser
  readonly origin: string
  readonly chain: Devnet
  /** A picture of a step that failed goes here. */
  readonly pictures: string
}

/** All that people come for, by hand and eye of a browser, on a large screen and on a small one. */
export function browserSteps(parameters: BrowserStepsParameters): readonly Step[] {
  return (['desktop', 'phone'] as const).flatMap((screen) => stepsOn(screen, parameters))
}

function stepsOn(screen: keyof typeof screens, parameters: BrowserStepsParameters): readonly Step[] {
  const { browser, origin, chain, pictures } = parameters
  const faults: string[][] = []
  let first: Page
  let second: Page

  async function open(key: Hex): Promise<Page> {
    const options = { ...screens[screen], baseURL: origin, ignoreHTTPSErrors: true }
    const context = await browser.newContext(options)
    context.on('page', waitAfterNavigation)
    const page = await context.newPage()
    faults.push(watchPage(page, origin))
    await scriptedWallet(page, { key, chainId: '0x1', rpcUrl: chain.url })
    return page
  }

  const steps: readonly Step[] = [
    {
      name: 'every program',
      async see() {
        first = await open(keys.first)
        return seeEveryProgram(first, chain.roles.demo[0])
      },
    },
    {
      name: 'wallet and terms',
      async see() {
        await connect(first, '/pairs')
        return 'connected, terms accepted'
      },
    },
    { name: 'swap', see: () => swap(first) },
    { name: 'liquidity', see: () => addAndRemoveLiquidity(first) },
    { name: 'farm', see: () => stakeAndHarvest(first) },
    { name: 'FAITH', see: () => enterAndLeaveFaith(first) },
    { name: 'sign-in', see: () => signIn(first) },
    {
      name: 'Safe',
      async see() {
        second = await open(keys.second)
        await connect(second, '/safe')
        return runSafe({ first, second, safe: chain.safes.teamSafe, receiver: chain.roles.demo[2] })
      },
    },
    {
      name: 'no errors',
      async see() {
        const all = faults.flat()
        if (all.length > 0) throw new Error(all.join('\n        '))
        return 'no errors, no policy violations, no third-party requests'
      },
    },
  ]
  return steps.map(({ name, see }) => ({
    name: `${screen}: ${name}`,
    async see() {
      try {
        return await see()
      } catch (error) {
        const file = `${pictures}/${screen}-${name.replaceAll(' ', '-')}.png`
        await (second ?? first)?.screenshot({ path: file })
        throw new Error(`${error instanceof Error ? error.message : String(error)}\n        picture: ${file}`)
      }
    },
  }))
}
