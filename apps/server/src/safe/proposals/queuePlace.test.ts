import { expect, test } from 'vitest'
import { pageLink } from './queuePlace.ts'

const appUrl = 'https://love.example'
const link = (path: string, cursor?: string) =>
  pageLink(appUrl, new URL(path, 'http://10.0.0.7:8080'), cursor)

test.each([
  ['/v1/queued', 'next', 'https://love.example/v1/queued?cursor=next'],
  ['/v1/queued?trusted=true', 'a=b&c', 'https://love.example/v1/queued?trusted=true&cursor=a%3Db%26c'],
  ['/v1/queued?cursor=old&limit=5', 'next', 'https://love.example/v1/queued?cursor=next&limit=5'],
  ['/v1/queued?cursor=old&limit=5', undefined, 'https://love.example/v1/queued?limit=5'],
  ['/v1/queued?cursor=old', undefined, 'https://love.example/v1/queued'],
  ['/v1/%22quoted%22?note=a b', 'next', 'https://love.example/v1/%22quoted%22?note=a+b&cursor=next'],
])('default: the link from %s to the page at %s', (path, cursor, expected) => {
  expect(link(path, cursor)).toBe(expected)
})
