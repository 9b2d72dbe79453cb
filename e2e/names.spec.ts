import { ensContracts } from '@love/contracts/deployments/ens'
import { expect, type Page } from '@playwright/test'
import { namehash, parseAbi, zeroAddress } from 'viem'
import { devnet } from './fixtures/devnet.ts'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { startPictureHost } from './fixtures/pictureHost.ts'
import { teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { test } from './fixtures/test.ts'
import { unfold } from './fixtures/unfold.ts'

const portfolio = (page: Page) => page.getByRole('dialog', { name: /^Portfolio/ })
const field = (page: Page) => portfolio(page).getByRole('textbox', { name: 'Address or name' })
const status = (page: Page) => portfolio(page).locator('.name-field-status')
const headline = (page: Page) => portfolio(page).locator('.portfolio-total')

test('default: a name shows its address before anything is made of it, and the address is what is opened', async ({
  page,
}) => {
  const [first = ''] = await teamOwners()
  await page.goto('/portfolio')
  await field(page).fill('Ann.eth')
  await expect(status(page)).toHaveText(`ann.eth is ${first}`)
  await expect(field(page)).toHaveValue('Ann.eth')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/portfolio/${first}`)
  await expect(headline(page)).toContainText(/0xf39F…2266\s*ann\.eth/)
  await expect(headline(page)).toContainText('$')
  await unfold(page, 'Find or save')
  await field(page).fill('ann!.eth')
  await expect(field(page)).toHaveAccessibleDescription(/is not a valid ENS name/)
})

test('behavior: the address of the page may have a name; links lead to the address', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  const [, , third = ''] = await teamOwners()
  await page.goto('/portfolio/cem.eth')
  await expect(headline(page)).toContainText(/Total of 0x3C44…93BC\s*cem\.eth/)
  await expect(portfolio(page).getByRole('heading', { name: 'Portfolio of 0x3C44…93BC' })).toBeVisible()
  await expectAccessible(page)
  await unfold(page, 'Find or save')
  await expect(status(page)).toHaveText(`cem.eth is ${third}`)
  await portfolio(page).getByRole('button', { name: 'History' }).click()
  await expect(page).toHaveURL(`/activity/${third}`)
  // It calls itself ann.eth, which is another address: it has no name.
  await page.goto(`/portfolio/${third}`)
  await expect(headline(page)).toContainText('$')
  const [first = ''] = await teamOwners()
  await page.goto(`/activity/ann.eth`)
  const history = page.getByRole('dialog', { name: 'History of ann.eth' })
  await expect(history.locator('.name-field-status')).toHaveText(`ann.eth is ${first}`)
  await expect(history.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('error: names without a good address say why, beside the field #proved-names', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/portfolio')
  for (const [typed, words] of [
    ['nobody.eth', /nobody\.eth is not registered/],
    ['expired.eth', /expired\.eth expired on \w{3} \d{1,2}, 20\d\d/],
    ['offchain.eth', /offchain\.eth is kept off-chain, on a server that LOVE does not contact/],
    ['\u0430nn.eth', /has letters that only look like others/],
    ['ann!.eth', /is not a valid ENS name/],
  ] as const) {
    await field(page).fill(typed)
    await expect(field(page)).toHaveAccessibleDescription(words)
  }
  await expectAccessible(page)
  await field(page).fill('любовь.eth')
  await expect(status(page)).toContainText('Has letters outside a–z.')
  // A page opened by such a name says the same.
  await page.goto('/portfolio/expired.eth')
  await expect(field(page)).toHaveAccessibleDescription(/expired\.eth expired on/)
  await expect(portfolio(page)).toContainText('No address found')
})

test('error: a name that is claimed by another address is not shown, and look-alikes are marked #proved-names', {
  tag: '@deep',
}, async ({ page }) => {
  const [, , third = ''] = await teamOwners()
  // This person calls another address “Bea”.
  await page.addInitScript((address) => {
    localStorage.setItem('love.address-book.local', JSON.stringify([{ address, name: 'Bea' }]))
  }, third)
  await page.goto(`/safe/${teamSafe}`)
  const owners = page.locator('.safe-owners')
  await expect(owners.getByRole('listitem').nth(0)).toContainText('ann.eth')
  await expect(owners.getByRole('listitem').nth(1)).toContainText(
    `bea.eth Looks like Bea (${third.slice(0, 6)}…${third.slice(-4)}), but is a different address.`,
  )
  await expect(owners.getByRole('listitem').nth(2)).not.toContainText('.eth')
  await expectAccessible(page)
})

test.describe('with a picture', () => {
  // The server does not know the host that the name says.
  test.use({ expectedFaults: [/Failed to load resource/] })
  test.afterEach(() => sayAvatar('ann.eth', ''))

  test('behavior: the picture of a name comes through our server alone, or not at all', {
    tag: '@deep',
  }, async ({ page, baseURL }) => {
    const [first = ''] = await teamOwners()
    const said = 'https://pictures.invalid/ann.png'
    await sayAvatar('ann.eth', said)
    const host = await startPictureHost()
    const asked: string[] = []
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams, origin } = new URL(request.url())
      if (pathname === '/image') asked.push(searchParams.get('url') ?? '')
      if (origin !== baseURL && origin.startsWith('http')) elsewhere.push(origin)
    })
    await page.goto(`/portfolio/${first}`)
    await expect.poll(() => asked).toEqual([said])
    await expect(headline(page)).toContainText('ann.eth')
    await expect(headline(page).locator('.ens-avatar')).toHaveCount(0)

    // As if the host were one of those that it knows.
    await page.route('**/image?*', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('url', host.url)
      return route.continue({ url: url.href })
    })
    await page.reload()
    const picture = headline(page).locator('.ens-avatar')
    await expect(picture).toBeVisible()
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(elsewhere).toEqual([])
    await host.close()
  })
})

test.describe('without a node', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('error: a name is looked up again when the node is back', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/portfolio')
    await page.route('**/rpc', (route) => route.abort())
    await field(page).fill('ann.eth')
    await expect(field(page)).toHaveAccessibleDescription(
      /This name could not be looked up\. The server cannot be reached.*Retrying…/,
    )
    await page.unroute('**/rpc')
    await expect(status(page)).toContainText('ann.eth is 0x', { timeout: 10_000 })
    await expect(field(page)).toHaveAccessibleDescription('')
  })
})

test('behavior: a Safe pays a name by its address, by keyboard', { tag: ['@phone', '@deep'] }, async ({
  page,
}) => {
  const [first = '', second = ''] = await teamOwners()
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    },
    {
      [`${first}-terms-agreement`]: 'true',
      'love.connectedWallet': 'demo',
      'love.demoAccount': first,
    },
  )
  await page.goto(`/safe/${teamSafe}/propose`)
  const safe = page.getByRole('dialog', { name: /^Safe 0x/ })
  await safe.getByRole('textbox', { name: 'Amount' }).fill('0.0123')
  const to = safe.getByRole('combobox', { name: 'To' })
  await to.focus()
  await page.keyboard.type('bea.eth')
  await expect(safe.locator('.name-field-status')).toHaveText(`bea.eth is ${second}`)
  await expectAccessible(page)
  await safe.getByRole('button', { name: 'Review and propose…' }).press('Enter')
  const review = page.getByRole('dialog', { name: /^Propose/ })
  await expect(review).toContainText(second)
})

const textAbi = parseAbi(['function setText(bytes32 node, string key, string value)'])

/** As the owner of all names of the devnet. */
async function sayAvatar(name: string, picture: string): Promise<void> {
  await devnet.writeContract({
    account: (await devnet.getAddresses()).at(-1) ?? zeroAddress,
    abi: textAbi,
    address: ensContracts.publicResolver,
    functionName: 'setText',
    args: [namehash(name), 'avatar', picture],
  })
}
