export type NodeHealth = {
  readonly name: string
  readonly isHealthy: boolean
  readonly block: number | undefined
  /** Why it is not asked, or asked last. */
  readonly reason: string | undefined
}

/** As much of what `/health` answers as is shown. */
export type HealthReply = {
  readonly quorum: number
  readonly nodes: readonly NodeHealth[]
}

type Fields = Readonly<Record<string, unknown>>

/** The answer comes from outside: what does not look like one is none. */
export function parseHealthReply(body: unknown): HealthReply | undefined {
  const { quorum, nodes } = fieldsOf(body)
  if (!Array.isArray(nodes)) return undefined
  return {
    quorum: countOf(quorum) ?? 1,
    nodes: nodes.map(fieldsOf).map((node, at) => ({
      name: textOf(node.name) ?? `node ${at + 1}`,
      isHealthy: node.healthy === true,
      block: countOf(node.block),
      reason: textOf(node.reason),
    })),
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined
}
