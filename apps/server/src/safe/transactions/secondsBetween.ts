type Moments = { execution_date__gte?: number | undefined; execution_date__lte?: number | undefined }

/** Blocks know whole seconds only. */
export function secondsBetween({ execution_date__gte: since, execution_date__lte: until }: Moments) {
  return {
    since: since === undefined ? undefined : Math.ceil(since / 1_000),
    until: until === undefined ? undefined : Math.floor(until / 1_000),
  }
}
