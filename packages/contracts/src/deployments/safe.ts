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

/** Safe 1.4.1, at the same addresses on every chain. */
export const safeContracts = {
  safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
  multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
  signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
  simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
} as const
