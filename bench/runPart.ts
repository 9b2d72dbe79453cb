import type { Findings } from './findings.ts'
import type { Part } from './parts.ts'

/** What fails is told and loses nothing but itself. */
export async function runPart({ measure }: Pick<Part, 'measure'>): Promise<Findings> {
  try {
    const found = await measure()
    return withoutHoles('measurements' in found ? found : { measurements: found })
  } catch (cause) {
    return { measurements: [], failures: [cause instanceof Error ? cause.message : String(cause)] }
  }
}

/** A figure that is none would become something else in the file. */
function withoutHoles(found: Findings): Findings {
  const holes = found.measurements.filter(({ value }) => !Number.isFinite(value))
  if (holes.length === 0) return found
  return {
    ...found,
    measurements: found.measurements.filter(({ value }) => Number.isFinite(value)),
    failures: [
      ...(found.failures ?? []),
      ...holes.map(({ name }) => `${name}: there was nothing to measure.`),
    ],
  }
}
