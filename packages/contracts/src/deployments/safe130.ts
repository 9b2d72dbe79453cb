/** Safe 1.3.0. Which of the two there are on a chain depends on whether it took the presigned deployment. */
export const safe130Contracts = {
  proxyFactories: [
    '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  ],
  /** With and without the events of the L2 version. */
  singletons: [
    '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
    '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
    '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
  ],
  /** Also those that only call. */
  multiSends: [
    '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    '0x998739BFdAAdde7C933B942a68053933098f9EDa',
    '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  ],
} as const
