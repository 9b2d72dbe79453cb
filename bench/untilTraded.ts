import { setTimeout as sleep } from 'node:timers/promises'

/** A server that has just started reads the past first; the day of trading is part of its snapshot from then on. */
export async function untilTraded(url: string): Promise<void> {
  const read = async () => {
    const reply = await (await fetch(`${url}/market/snapshot`)).json()
    return reply as { block: string; market?: { block: string } | null }
  }
  for (;;) {
    const { block, market } = await read()
    if (market?.block === block) return
    await sleep(200)
  }
}
