import { expect } from '@playwright/test'
import { freshBlock } from '../fixtures/devnet.ts'
import { connectDemo, dialog, swap } from './acts.ts'
import { canBlockCookies, isMissing } from './drivers/openDriver.ts'
import { step, test } from './test.ts'

test.use({ blocksCookies: true })
test.skip(
  ({ engine }) => !canBlockCookies(engine),
  'This build of the engine cannot be told to block cookies.',
)
test.skip(isMissing, 'This engine is not on this machine.')
test.beforeEach(freshBlock)

test('error: with all cookies blocked programs open and a swap goes through', {
  ...step('blocked cookies'),
  tag: '@deep',
}, async ({ tab }) => {
  await tab.goto('/pairs')
  expect(await tab.evaluate(keptCookies)).toBe('')
  await tab.see(dialog('Pairs'), /LOVE-ETH.*\$[\d,]+/)
  await tab.goto('/swap?from=ETH&to=LOVE&amount=0.01')
  await connectDemo(tab)
  await swap(tab)
})

/** Not every engine says so in `navigator.cookieEnabled`. */
function keptCookies(): string {
  // biome-ignore lint/suspicious/noDocumentCookie: the question is whether this one works
  document.cookie = 'probe=1'
  return document.cookie
}
