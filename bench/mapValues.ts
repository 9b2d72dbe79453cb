/** The same names with what is made of their values. */
export function mapValues<T>(
  all: Readonly<Record<string, T>>,
  of: (one: T) => number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, of(one)]))
}
