import { get } from 'node:http'

/** What files weigh as their server packs them for whoever takes gzip alone: what browsers take besides differs. */
export async function gzipKibibytes(urls: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const url of new Set(urls)) bytes += await bytesOf(url)
  return bytes / 1_024
}

function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    })
    asked.on('error', reject)
  })
}
