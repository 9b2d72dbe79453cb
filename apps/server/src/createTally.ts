/** How much each client has; who has nothing costs nothing. */
export function createTally() {
  const counts = new Map<string, number>()
  let all = 0
  const of = (client: string) => counts.get(client) ?? 0
  return {
    of,
    all: () => all,
    add(client: string, change: number) {
      all += change
      const count = of(client) + change
      if (count > 0) counts.set(client, count)
      else counts.delete(client)
    },
  }
}
