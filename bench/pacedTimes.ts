import { Agent, request } from 'node:http'

export type PacedTimesParameters = {
  readonly urls: readonly string[]
  readonly body: string
  readonly perSecond: number
  readonly seconds: number
}

/** Milliseconds of posts sent at a steady pace, whether earlier ones were answered or not, to all in turns. */
export async function pacedTimes(parameters: PacedTimesParameters): Promise<ReadonlyMap<string, number[]>> {
  const { urls, body, perSecond, seconds } = parameters
  const agent = new Agent({ keepAlive: true })
  const times = new Map(urls.map((url) => [url, [] as number[]]))
  const posts: Promise<void>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = started + (sent / perSecond) * 1_000
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())))
    for (const [url, list] of times)
      posts.push(timeOfPost(url, { body, agent }).then((milliseconds) => void list.push(milliseconds)))
  }
  await Promise.all(posts)
  agent.destroy()
  return times
}

function timeOfPost(url: string, { body, agent }: { body: string; agent: Agent }): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const post = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    })
    post.on('error', reject)
    post.end(body)
  })
}
