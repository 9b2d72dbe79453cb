import { expect } from '@playwright/test'
import { isMissing } from './drivers/openDriver.ts'
import { test } from './test.ts'

test.skip(isMissing, 'This engine is not on this machine.')
test.use({ size: { width: 390, height: 844 } })

test('behavior: scrollbars that cannot be drawn have the colours of the desktop, and no font is fetched where Arial is', async ({
  tab,
  engine,
}) => {
  // With the triangle of "Values as a table", which is in no font of the tests.
  await tab.goto('/pairs/LOVE-ETH')
  const look = await tab.evaluate(() => {
    const body = document.querySelector<HTMLElement>('.window-body')
    if (!body) throw new Error('There is no window.')
    return {
      colors: getComputedStyle(body).getPropertyValue('scrollbar-color'),
      fonts: [...document.fonts].map(({ status }) => status),
    }
  })
  // The others draw them as they were then, which these colours would undo.
  if (engine === 'firefox') expect(look.colors).toBe('rgb(128, 128, 128) rgb(255, 255, 255)')
  expect(look.fonts).toEqual(['unloaded', 'unloaded'])
})
