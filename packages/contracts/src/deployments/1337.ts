import { mainnet } from './1.ts'
import type { Deployment } from './deployment.ts'

/** What `startDevnet()` deploys; its tests compare. */
export const devnet = {
  chainId: 1337,
  tokens: {
    LOVE: '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4',
    WAR3: '0xE9061F92bA9A3D9ef3f4eb8456ac9E552B3Ff5C8',
    USDT: '0xA7c8B0D74b68EF10511F27e97c379FB1651e1eD2',
    WBTC: '0xC92B72ecf468D2642992b195bea99F9B9BB4A838',
    PEPE: '0xAbB12158488d9C9Bd52C14B9AE4C835eCE4A6e13',
    NINA: '0x446C29FBFEF829F81E236a2376191F648dbEF995',
    BOBO: '0x37dD26d18abeC2d311e82177f9fa58E9DC14b579',
    MOG: '0x5a8E771b5D0B3d2e4d218478CB7C9029d00c4e5a',
    SPX: '0xb11f9b33ee93B1f990a805fa68817A74e82A6891',
    BITCOIN: '0x72ed6e892932c90cDF3c2FDC436d06db4aF23EEC',
    WETH: '0x9A7848b9E60C7619f162880c7CA5Cbca80998034',
    FAITH: '0x8F3acfD2738a732AA1e0367480559f13e8DEF69C',
  },
  collections: { LETTER: '0xAE17B5B870fA5DD28Eb444D30B7862BfAd84882B' },
  farm: '0x322619fcCcc741880ee7071cBE4e877Fb919eCf8',
  factory: '0xb2AA9bf762878462382A34eB4EC1f041E0071081',
  router: '0x62DB6c1678Ca81ea0d946EA3dd75b4F71421A2aE',
  multicall3: mainnet.multicall3,
  pairs: {
    'LOVE-ETH': '0xcaef1223FEc0EbEf42cCcc3bF1f95cAb0Ae4e939',
    'LOVE-USDT': '0x59273D5Bb4449B13Ff7Cb1810a0755bf0AeAF6ab',
    'LOVE-WBTC': '0x445363abb5864331Aa20a9FfCC1eF897F71305Da',
    'LOVE-PEPE': '0xb34ed094142FA04Ff37C3A5F108600eCaccaA9A6',
    'WAR3-ETH': '0x2f263A5b66bb0DD635027eCD7BbB7B98eC4220B1',
    'LOVE-NINA': '0x19Bf0892ab7C76dDCe8e903956440B939f7eDCa8',
    'LOVE-BOBO': '0x6460f8f49CBCC8bE1e2411F061e6Eff623c09eE2',
    'LOVE-MOG': '0xc458f5e85446b524CE1fA0Daa40F6Add14756E54',
    'LOVE-SPX': '0xbC486836e9d9A8FE3bA3a2f1BBb19Ff130a05Ec9',
    'LOVE-BITCOIN': '0x019b7AE5b15b3152281051FDB2cA006661e7798b',
    'WAR3-LOVE': '0xe9362Ff7fAc5d073981F542235330d958C14B87A',
    'WETH-USDT': '0x33e2abfF111BBf8938d977E5E1B7eE9C28e11e45',
  },
} as const satisfies Deployment

/** What else is there, for the Safe workspace and for tests. */
export const devnetExtras = {
  trader: '0xCfaa0489f27b8A6980DeA5134f32516c755B7e63',
  letters: devnet.collections.LETTER,
  spenderModule: '0x5d4dA1C5D567733B7552cC26612d9B3e3A0345FF',
  blockingGuard: '0xA39ad940F2a8Dd2E4ACBEdBEb17017c3727A1CFC',
  batchAccount: '0xBA7C4ACc0047E2B96D7Eb3fd30D6C2A5c1b5e9A1',
  teamSafe: '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3',
  soloSafe: '0x72d9F64B323ea368A3fE1824F5094b783Ca7D08a',
} as const

/** What `npm start` adds, so that a newcomer sees what Safes are for; no test that does not ask for it has it. */
export const devnetExample = {
  /** 2 of 2: the team's Safe, and the third demo account. */
  childSafe: '0xEAA11FB6De28f0f65ba1Eaa27672815aFaa70486',
  /** Of the first transaction of the team's Safe that waits. */
  firstNonce: 7n,
} as const

/** For names that are kept at another server, as some are on mainnet. */
export const devnetOffchainResolver = '0xa3E61bA70eda6c461b27D6b76774D4D48219912F'
