import { expect, type Page } from '@playwright/test'
import { ignoreIntegrity } from './fixtures/ignoreIntegrity.ts'
import { pretendOlder } from './fixtures/olderBrowser.ts'
import { expectFigures } from './fixtures/pairsPage.ts'
import { tamper } from './fixtures/tamper.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const warning = /[Aa] file of .+ has been changed/

async function openFromStart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('menuitem', { name }).click()
}

for (const [browser, hasTrustedTypes] of [
  ['Chrome before 127', true],
  ['Safari before 18 or Firefox before 138', false],
] as const)
  test.describe(browser, () => {
    test.beforeEach(async ({ page, expectedFaults }) => {
      // This browser says that it does not know the name under which the hashes come.
      expectedFaults.push(/unknown top-level key/)
      await ignoreIntegrity(page, { document: /\/\/[^/]+\/(pairs)?$/, hasTrustedTypes })
      await pretendOlder(page)
    })

    test('default: programs that nobody touched open', { tag: '@deep' }, async ({ page }) => {
      await page.goto('/')
      await openFromStart(page, 'Pairs')
      await expectFigures(page)
      await expect(page.getByText(warning)).toBeHidden()
    })

    for (const [when, path, file, program] of [
      ['that the page begins with', '/pairs', /\/assets\/PairsWindow-.*\.js$/, undefined],
      ['that another one imports', '/pairs', /\/assets\/figures-.*\.js$/, undefined],
      ['that is opened later', '/', /\/assets\/PairsWindow-.*\.js$/, 'Pairs'],
      ['that imports the shell alone', '/pairs', /\/assets\/CommunityWindow-.*\.js$/, 'Community'],
    ] as const)
      test(`error: a tampered file ${when} is not run, and the page says so #tampered-not-run`, {
        tag: hasTrustedTypes && when === 'that another one imports' ? [] : '@deep',
      }, async ({ page, expectedFaults }) => {
        expectedFaults.push(/integrity|Failed to|LoadError/)
        await tamper(page, file, (text) => `window.tampered = true\n${text}`)
        await page.goto(path)
        if (program) await openFromStart(page, program)
        await expect(page.getByText(warning).filter({ visible: true }).first()).toBeVisible()
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      })
  })
