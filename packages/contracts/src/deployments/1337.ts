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
  farm: '0x322619fcCcc741880ee7071cBE4e877Fb919eCf8',
  factory: '0xb2AA9bf762878462382A34eB4EC1f041E0071081',
  router: '0x62DB6c1678Ca81ea0d946EA3dd75b4F71421A2aE',
  multicall3: mainnet.multicall3,
} as const satisfies Deployment

/** What else is there, for the Safe workspace and for tests. */
export const devnetExtras = {
  trader: '0xCfaa0489f27b8A6980DeA5134f32516c755B7e63',
  letters: '0xAE17B5B870fA5DD28Eb444D30B7862BfAd84882B',
  spenderModule: '0x5d4dA1C5D567733B7552cC26612d9B3e3A0345FF',
  blockingGuard: '0xA39ad940F2a8Dd2E4ACBEdBEb17017c3727A1CFC',
  teamSafe: '0x7a1f88339bA70d46D09Cc3845B68d76A9591c0b3',
  soloSafe: '0x72d9F64B323ea368A3fE1824F5094b783Ca7D08a',
} as const
