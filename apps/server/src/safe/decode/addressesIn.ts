import type { DataDecoded } from '@love/safe-api/replies/dataDecoded'
import type { ParameterValue } from '@love/safe-api/replies/parameterValue'

/** The addresses that decoded data names, also inside of batches, each once. */
export function addressesIn(decoded: DataDecoded | undefined): readonly string[] {
  const found = new Set<string>()
  collect(decoded, found)
  return [...found]
}

function collect(decoded: DataDecoded | undefined, found: Set<string>): void {
  for (const { type, value, valueDecoded } of decoded?.parameters ?? []) {
    if (type.startsWith('address')) for (const address of leaves(value)) found.add(address)
    for (const call of valueDecoded ?? []) {
      found.add(call.to)
      collect(call.dataDecoded, found)
    }
  }
}

function leaves(value: ParameterValue): readonly string[] {
  return typeof value === 'string' ? [value] : value.flatMap(leaves)
}
