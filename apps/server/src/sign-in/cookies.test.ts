import { expect, test } from 'vitest'
import { createCookies } from './cookies.ts'

const from = (headers: Record<string, string> = {}) => new Request('http://localhost:4000/', { headers })
const framed = { 'love-framed': '1' }
const written = (appUrl: string, headers?: Record<string, string>) =>
  createCookies({ appUrl }).write(from(headers), { name: 'love-session', value: 'a', lifeMs: 1_000 })[1]

test.each([
  'https://love.example',
  'https://localhost:4000',
  'http://love.example',
  'http://localhost.example',
])(
  'default: at %s a cookie is for this host and for safe lines only, whatever the request says #cookie-guarded',
  (appUrl) => {
    expect(written(appUrl)).toBe('__Host-love-session=a; Max-Age=1; Path=/; HttpOnly; Secure; SameSite=Lax')
    const { read } = createCookies({ appUrl })
    expect(read(from({ cookie: 'love-session=b; __Host-love-session=a' }), 'love-session')).toBe('a')
    expect(read(from({ cookie: 'love-session=b' }), 'love-session')).toBeUndefined()
  },
)

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'behavior: at %s it has a plain name',
  (appUrl) => {
    expect(written(appUrl)).toBe('love-session=a; Max-Age=1; Path=/; HttpOnly; SameSite=Lax')
    const { read } = createCookies({ appUrl })
    expect(read(from({ cookie: '__Host-love-session=a; love-session=b' }), 'love-session')).toBe('b')
  },
)

test('behavior: in a frame it is for that frame alone, also on http://localhost', () => {
  for (const appUrl of ['https://love.example', 'http://localhost:4000']) {
    expect(written(appUrl, framed)).toBe(
      '__Host-love-session=a; Max-Age=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
    )
    const request = from({ ...framed, cookie: 'love-session=b; __Host-love-session=a' })
    expect(createCookies({ appUrl }).read(request, 'love-session')).toBe('a')
  }
})
