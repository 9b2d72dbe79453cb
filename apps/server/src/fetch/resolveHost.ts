import { Resolver } from 'node:dns/promises'

/** All addresses of a name; none when it has none. */
export type Resolve = (name: string) => Promise<readonly string[]>

/** Asks name servers, not the system's lookup: that one blocks a thread while it waits and reads local host files. */
export const resolveHost: Resolve = async (name) => {
  if (name === 'localhost') return ['127.0.0.1', '::1']
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
