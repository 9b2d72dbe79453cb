import { expect, type Page } from '@playwright/test'
import { type PictureHost, startPictureHost } from './fixtures/pictureHost.ts'
import { teamSafe } from './fixtures/safeGateway.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile)

let host: PictureHost
test.beforeAll(async () => {
  host = await startPictureHost()
})
test.afterAll(() => host.close())

/** The letters on the chain carry their pictures; here they name one on another host instead. */
async function openCollectibles(page: Page, picture: string): Promise<void> {
  await page.route(/\/collectibles\?/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const item of answer.results) item.imageUri = picture
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`/safe/${teamSafe}/collectibles`)
  await expect(page.getByText('LOVE Letter #1', { exact: true })).toBeVisible()
}

/** What the browser chose, and how wide that really is. */
function chosen(page: Page) {
  const picture = page.getByRole('img', { name: 'LOVE Letter #1', exact: true })
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const { width, height } = image.getBoundingClientRect()
    const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
    const asked = new URL(image.currentSrc).searchParams
    return { width, height, asked: asked.get('w'), quality: asked.get('q'), pixels: bitmap.width }
  })
}

for (const [ratio, pixels] of [
  [1, 128],
  [2, 256],
] as const)
  test.describe(`with ${ratio} pixels for one`, () => {
    test.use({ deviceScaleFactor: ratio })
    test(`default: a picture of 128 is fetched ${pixels} pixels wide`, {
      tag: '@deep',
    }, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/image') asked.push(`${searchParams.get('w')}`)
      })
      await openCollectibles(page, host.url)
      await expect
        .poll(() => chosen(page))
        .toEqual({
          width: 128,
          height: 128,
          asked: String(pixels),
          quality: '75',
          pixels,
        })
      expect([...new Set(asked)]).toEqual([String(pixels)])
    })
  })

test('default: pictures that the letters carry are drawn as they are', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`/safe/${teamSafe}/collectibles`)
  const picture = page.getByRole('img', { name: 'LOVE Letter #1', exact: true })
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml;base64,/)
  await expect(picture).not.toHaveAttribute('srcset')
})

test('error: a picture that may not be fetched leaves an icon in its place', { tag: '@deep' }, async ({
  page,
  expectedFaults,
}) => {
  expectedFaults.push(/Failed to load resource.*400/)
  await openCollectibles(page, 'https://evil.example/x.png')
  const gone = page.getByRole('img', { name: 'No image of LOVE Letter #1', exact: true })
  await expect(gone).toBeVisible()
  const frame = await gone.locator('..').boundingBox()
  expect([frame?.width, frame?.height]).toEqual([128, 128])
})
