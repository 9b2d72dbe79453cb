import { request } from 'node:http'
import { percentile } from '../percentile.ts'

export type Visit = {
  /** Of `/health`, and of everything else that was asked. */
  readonly healthP99: number
  readonly p99: number
  readonly asked: number
  /** What took longest, and how long. */
  readonly slowest: string
  /** Answers with 5xx, and connections that failed. */
  readonly errors: readonly string[]
}

type Question = { path: string; body?: string }

/** Somebody at another address, who opens pages one after another and wants all that a page asks for. */
export async function quietVisitor(questions: readonly Question[], port: number, ms: number): Promise<Visit> {
  const healthTimes: number[] = []
  const times: number[] = []
  const errors: string[] = []
  let worst = { path: '', took: 0 }
  const until = performance.now() + ms
  while (performance.now() < until) {
    for (const question of [{ path: '/health' }, ...questions]) {
      const started = performance.now()
      const status = await ask(question, port).catch((cause: unknown) => String(cause))
      const took = performance.now() - started
      ;(question.path === '/health' ? healthTimes : times).push(took)
      if (took > worst.took) worst = { path: question.path, took }
      if (typeof status === 'string' || status >= 500) errors.push(`${question.path}: ${status}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    healthP99: percentile(healthTimes, 0.99),
    p99: percentile(times, 0.99),
    asked: healthTimes.length + times.length,
    errors,
    slowest: `${worst.path} ${Math.round(worst.took)} ms`,
  }
}

function ask({ path, body }: Question, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const own = { host: '127.0.0.1', port, path, localAddress: '127.0.9.9', agent: false } as const
    const headers = { 'content-type': 'application/json' }
    const sent = request({ ...own, headers, method: body ? 'POST' : 'GET', timeout: 10_000 }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      // What a node is said to be too busy for comes with 200.
      answer.on('end', () =>
        path === '/rpc' && !text.includes('"result"')
          ? reject(new Error(text))
          : resolve(answer.statusCode ?? 0),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('no answer within 10 s')))
    sent.end(body)
  })
}
