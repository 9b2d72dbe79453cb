/** What the Safe means by its codes. */
const words: Readonly<Record<string, string>> = {
  GS000: 'The Safe could not be set up.',
  GS001: 'The Safe has no threshold: it was never set up.',
  GS010: 'There is not enough gas for it: it asks for more than is left.',
  GS011: 'The Safe cannot pay the refund for gas in ether.',
  GS012: 'The Safe cannot pay the refund for gas in that token.',
  GS013: 'A call inside fails.',
  GS020: 'The signatures are too short.',
  GS021: 'A contract’s signature points into the wrong place.',
  GS022: 'A contract’s signature points outside.',
  GS023: 'A contract’s signature is cut off.',
  GS024: 'A contract that is an owner says no.',
  GS025: 'An owner has not approved it.',
  GS026: 'A signature is of somebody who is no owner, or they are not in order.',
  GS030: 'Only owners may approve.',
  GS031: 'Only the Safe itself may do this.',
  GS101: 'It is already on the list, or no module.',
  GS102: 'That module is already enabled.',
  GS103: 'That module is not enabled, or another one stands before it by now.',
  GS104: 'Only an enabled module may do this.',
  GS200: 'The owners are set up already.',
  GS201: 'It asks for more signatures than there are owners.',
  GS202: 'At least one owner must sign.',
  GS203: 'That address cannot be an owner.',
  GS204: 'That address is already an owner.',
  GS205: 'That owner is not there, or another one stands before it by now.',
  GS300: 'That contract is no guard.',
  GS301: 'That contract is no guard for modules.',
  GS400: 'A Safe cannot be its own fallback handler.',
}

/** Undefined for what is no code of a Safe. */
export function safeErrorWords(message: string): string | undefined {
  const code = /^GS\d{3}$/.exec(message)?.[0]
  return code === undefined ? undefined : `${words[code] ?? 'The Safe refuses it.'} (${code})`
}
