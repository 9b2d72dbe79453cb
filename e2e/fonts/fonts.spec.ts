import { expect } from '@playwright/test'
import { test } from '../fixtures/test.ts'

test('behavior: words and figures are drawn with the fonts of the tests, whatever the machine has', async ({
  page,
}) => {
  await page.goto('/paper')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.window :is(p, h2, button)',
  })
  const fonts = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const names = new Set(fonts.flatMap((found) => found.fonts.map(({ familyName }) => familyName)))
  expect([...names]).toEqual(['Arimo'])
})
