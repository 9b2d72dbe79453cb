/** The settings of a server for mainnet, with two doors to one rehearsal chain as its two nodes. */
export function mainnetEnvironment({ nodeUrl, dataDir }: { nodeUrl: string; dataDir: string }) {
  return {
    LOVE_NETWORK: 'mainnet',
    RPC_URLS: `${nodeUrl}/first,${nodeUrl}/second`,
    RPC_QUORUM: '2',
    APP_URL: 'https://rehearsal.example',
    DATA_DIR: dataDir,
  }
}
