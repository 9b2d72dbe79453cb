import { http, stringToHex, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createConfig } from 'wagmi'
import { connect } from 'wagmi/actions'
import { devnetChain } from '../../chain/devnetChain.ts'
import { providerConnector } from '../../wallet/providerConnector.ts'
import { type ProviderRequest, walletProvider } from '../../wallet/walletProvider.ts'
import { signText } from './signText.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'22'.repeat(32)}`).address
const { address } = account
const text = 'Sign in to LOVE.\nNonce: 1'

/** A wallet that is connected, and whose answers can be changed after that. */
async function connectWallet(type: 'provider' | 'safe' = 'provider') {
  const asked: ProviderRequest[] = []
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x539',
    personal_sign: await account.signMessage({ message: text }),
  }
  const foreign = {
    async request(request: ProviderRequest) {
      asked.push(request)
      return answers[request.method]
    },
  }
  const config = createConfig({
    chains: [devnetChain],
    transports: { [devnetChain.id]: http('http://node.test') },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const loadProvider = async () => walletProvider(foreign)
  await connect(config, { connector: providerConnector({ id: 'test', name: 'Test', type, loadProvider }) })
  return { asked, answers, sign: () => signText(config, { address, chainId: 1337, text }) }
}

test('default: the wallet signs the bytes of the text', async () => {
  const { sign, asked } = await connectWallet()
  expect(await verifyMessage({ address, message: text, signature: await sign() })).toBe(true)
  expect(asked.at(-1)).toEqual({ method: 'personal_sign', params: [stringToHex(text), address] })
})

test('behavior: a Safe is given the text itself, and may answer that others have to sign', async () => {
  const { sign, asked, answers } = await connectWallet('safe')
  answers.personal_sign = '0x'
  expect(await sign()).toBe('0x')
  expect(asked.at(-1)).toEqual({ method: 'personal_sign', params: [text, address] })
})

test.each([
  ['another account', { eth_accounts: [other] }, 'AccountChangedError'],
  ['another chain', { eth_chainId: '0x1' }, 'WrongNetworkError'],
])('error: on %s nothing is asked for', async (_, changed, name) => {
  const { sign, asked, answers } = await connectWallet()
  Object.assign(answers, changed)
  await expect(sign()).rejects.toMatchObject({ name })
  expect(asked.map(({ method }) => method)).not.toContain('personal_sign')
})

test.each([undefined, null, 1, 'signed', {}])('error: %j is no signature', async (answer) => {
  const { sign, answers } = await connectWallet()
  answers.personal_sign = answer
  await expect(sign()).rejects.toMatchObject({ name: 'BadAnswerError' })
})
