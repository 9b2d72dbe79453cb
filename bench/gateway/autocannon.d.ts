declare module 'autocannon' {
  type Request = {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Readonly<Record<string, string>>
    body?: string
    setupRequest?: (request: Request) => Request
  }

  type Options = {
    url: string
    connections: number
    /** Seconds; not asked for where `amount` is. */
    duration?: number
    /** Requests of all connections together. */
    amount?: number
    /** Requests a second of all connections together. */
    overallRate?: number
    /** Threads of its own. */
    workers?: number
    requests: Request[]
  }

  type Result = {
    duration: number
    errors: number
    timeouts: number
    requests: { total: number }
    latency: { p97_5: number; p99: number }
    statusCodeStats: Record<string, { count: number }>
  }

  type Running = Promise<Result> & { on(event: 'response', listener: () => void): void }

  // biome-ignore lint/style/noDefaultExport: this is how it is exported
  export default function autocannon(options: Options): Running
}
