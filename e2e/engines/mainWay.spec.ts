import { expect } from '@playwright/test'
import { freshBlock } from '../fixtures/devnet.ts'
import { startPassingProxy } from '../fixtures/passingProxy.ts'
import { emptyQueue, teamOwners, teamSafe } from '../fixtures/safeGateway.ts'
import { account, approve, connectDemo, dialog, signIn, swap } from './acts.ts'
import { isMissing } from './drivers/openDriver.ts'
import { openTab } from './tab.ts'
import { step, test } from './test.ts'

const paper = dialog('The LOVE paper')
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test.skip(isMissing, 'This engine is not on this machine.')
test.beforeEach(freshBlock)

test('default: menus by keys', step('menus by keys'), async ({ tab }) => {
  await tab.goto('/')
  await tab.focus({ role: 'button', name: 'Start' })
  await tab.driver.press('Enter')
  await tab.seeFocused({ role: 'menuitem', name: 'Welcome' })
  // The third with this letter, however long a busy machine takes from one key to the next.
  await tab.driver.type('ppp')
  await tab.driver.press('Enter')
  await tab.seeFocused(paper)
  await tab.seePath('/paper')
  const before = await tab.see(paper)
  await tab.focus({ role: 'button', name: 'Window menu', within: paper })
  await tab.driver.press('Enter')
  await tab.driver.type('mo')
  await tab.driver.press('Enter')
  await tab.seeFocused({ role: 'button', name: 'Left', within: paper })
  await tab.driver.press('ArrowRight')
  await expect.poll(async () => (await tab.see(paper)).x).toBe(before.x + 24)
  await tab.driver.press('Escape')
})

test(
  'default: a window is moved, and is there again after a reload',
  step('windows moved'),
  async ({ tab }) => {
    const community = dialog('Community')
    const place = async () => {
      const { x, y } = await tab.see(community)
      return { x: Math.round(x), y: Math.round(y) }
    }
    await tab.goto('/community')
    const before = await place()
    const moved = { x: before.x - 60, y: before.y + 40 }
    await tab.drag({ role: 'heading', name: 'Community', within: community }, { x: -60, y: 40 })
    await expect.poll(place).toEqual(moved)
    await tab.reload()
    await expect.poll(place).toEqual(moved)
  },
)

test(
  'default: a swap with the demo wallet, which a reload keeps',
  step('demo wallet, swap, reload'),
  async ({ tab }) => {
    await tab.goto('/swap?from=ETH&to=LOVE&amount=0.01')
    await connectDemo(tab)
    await swap(tab)
    await tab.reload()
    await tab.see(account)
    await tab.goto('/activity')
    await tab.see(dialog('Activity'), /Swap 0\.01 ETH for/)
  },
)

test('default: a proposal to a Safe', step('a Safe proposal'), async ({ tab }) => {
  await emptyQueue()
  const [owner] = await teamOwners()
  await tab.goto('/paper')
  await tab.evaluate((address) => {
    localStorage.setItem(`${address}-terms-agreement`, 'true')
    localStorage.setItem('love.connectedWallet', 'demo')
    localStorage.setItem('love.demoAccount', address)
  }, owner)
  await tab.goto(`/safe/${teamSafe}/propose`)
  const safe = dialog(/^Safe 0x/)
  const review = dialog('Propose transaction')
  await tab.see(account)
  await tab.fill({ role: 'textbox', name: /^Amount/, within: safe }, '0.0123')
  await tab.fill({ role: 'combobox', name: /^To/, within: safe }, receiver)
  await tab.click({ role: 'button', name: 'Review and propose…', within: safe })
  await tab.see(review, 'Send 0.0123 ETH to ')
  await tab.see(review, receiver)
  await tab.click({ role: 'button', name: 'Sign and propose', within: review })
  await approve(tab)
  await tab.see(review, 'Proposed: 1 of 2 signed.')
})

test('default: a sign-in, which a reload keeps', step('sign-in'), async ({ tab }) => {
  await tab.goto('/paper')
  await connectDemo(tab)
  await signIn(tab)
  await tab.reload()
  await tab.click(account)
  await tab.see(dialog('Account'), 'Signed in until')
})

test(
  'error: a changed file of a program is not run',
  step('a tampered file'),
  async ({ driver, origin, tab: _ }) => {
    // WebKit does not tell whether the file arrived.
    const refusal = /A file of Pairs has been changed|Pairs could not be loaded/
    const change = Buffer.from('\ndocument.documentElement.dataset.tampered = ""')
    // Two of them: what a browser has of one host it keeps.
    const honest = await startPassingProxy(origin, (body) => [body])
    const hostile = await startPassingProxy(origin, (body, path) =>
      /\/assets\/PairsWindow-.*\.js$/.test(path) ? [body, change] : [body],
    )
    try {
      const misled = openTab(driver, hostile.origin)
      await misled.goto('/pairs')
      await misled.see({ role: 'page' }, refusal)
      expect(await misled.evaluate(() => document.documentElement.dataset.tampered ?? null)).toBeNull()
      const untouched = openTab(driver, honest.origin)
      await untouched.goto('/pairs')
      expect((await untouched.see(dialog('Pairs'))).text).not.toMatch(refusal)
    } finally {
      await Promise.all([honest.close(), hostile.close()])
    }
  },
)
