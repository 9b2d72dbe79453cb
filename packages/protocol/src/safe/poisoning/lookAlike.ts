/** What people look at of an address: so many characters after `0x`, and so many at the end. */
const BEGIN_CHARACTERS = 3
const END_CHARACTERS = 4

/** The beginning of all addresses that could look like this one, in lower case. */
export function lookAlikeBegin(address: string): string {
  return address.slice(0, 2 + BEGIN_CHARACTERS).toLowerCase()
}

/** The same for all addresses that look like one another. */
export function lookAlikeKey(address: string): string {
  return `${lookAlikeBegin(address)}${address.slice(-END_CHARACTERS).toLowerCase()}`
}

/** Two addresses that a person takes for the same one, and that are not. */
export function looksAlike(one: string, other: string): boolean {
  return lookAlikeKey(one) === lookAlikeKey(other) && one.toLowerCase() !== other.toLowerCase()
}
