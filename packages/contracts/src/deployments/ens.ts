/**
 * ENS on mainnet. The devnet has its contracts at the same addresses, with one difference: of the universal resolver no package
 * has the code, so there it is ours (`PlainUniversalResolver.sol`).
 */
export const ensContracts = {
  registry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  /** Holds the names below `.eth`, and knows until when. */
  registrar: '0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85',
  reverseRegistrar: '0x084b1c3C81545d370f3634392De611CaaBFf8148',
  publicResolver: '0x4976fb03C32e5B8cfe2b6cCB31c09Ba78EBaBa41',
  /** A proxy: ENS puts what comes after this version behind it. */
  universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
} as const
