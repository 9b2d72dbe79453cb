import { expect, test } from 'vitest'
import { savesFiles } from './savesFiles.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 Version/17.1 Mobile/15E148 Safari/604.1'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36'

const around = (userAgent: string, more = {}) => ({ navigator: { userAgent, maxTouchPoints: 5 }, ...more })

test.each([
  chrome,
  safari,
  desktop,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/128.0 Mobile/15E148 Safari/604.1',
])('default: a browser of its own saves files: %s', (userAgent) => {
  expect(savesFiles(around(userAgent))).toBe('yes')
})

test.each([
  chrome.replace('Pixel 8)', 'Pixel 8 Build/AP2A; wv)'),
  safari.replace(' Safari/604.1', ''),
  `${safari} WebView MetaMaskMobile`,
])('behavior: one inside an app does not: %s', (userAgent) => {
  expect(savesFiles(around(userAgent))).toBe('no')
})

test('behavior: an app that calls itself Safari is known by its bridge', () => {
  expect(savesFiles(around(safari, { ReactNativeWebView: {} }))).toBe('no')
})

test('behavior: on a phone with a wallet in the page nobody can tell; an extension on a desktop changes nothing', () => {
  expect(savesFiles(around(chrome, { ethereum: {} }))).toBe('perhaps')
  expect(savesFiles(around(desktop, { ethereum: {} }))).toBe('yes')
})
