import { getAddress, keccak256, slice, stringToHex } from 'viem'
import type { AppWindow } from '../../src/frame/app/createHostLine.ts'
import { createAppHost } from '../../src/frame/host/createAppHost.ts'
import type { Handlers } from '../../src/frame/host/handlers.ts'
import type { Permission } from '../../src/frame/host/permissions.ts'
import { createTestWindow, type TestWindow } from './testWindow.ts'

export const hostOrigin = 'https://safe.example'
export const appOrigin = 'https://love.example'
const addressOf = (name: string) => getAddress(slice(keccak256(stringToHex(name)), 12))
export const safeAddress = addressOf('safe')
export const owner = addressOf('owner')
export const safeTxHash = `0x${'ab'.repeat(32)}`
export const txHash = `0x${'cd'.repeat(32)}`
export const messageHash = `0x${'ef'.repeat(32)}`
export const safeInfo = { safeAddress, chainId: 1337, threshold: 1, owners: [owner], isReadOnly: false }

/** A window with ours inside. */
export function createTestPages(host = hostOrigin) {
  const outer = createTestWindow(host)
  const inner = createTestWindow(appOrigin)
  return { outer, inner, app: appWindow(inner, outer, [host]) }
}

export function appWindow(inner: TestWindow, outer: TestWindow, ancestors?: readonly string[]): AppWindow {
  return {
    addEventListener: inner.addEventListener,
    removeEventListener: inner.removeEventListener,
    parent: outer.seenFrom(inner),
    location: ancestors ? { ancestorOrigins: ancestors } : {},
  }
}

/** Answers everything, and notes what it was asked. */
export function testHandlers() {
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const details = {
    txStatus: 'AWAITING_CONFIRMATIONS',
    txHash: null as string | null,
    detailedExecutionInfo: { type: 'MULTISIG', confirmationsRequired: 2, confirmations: [{}] },
    txData: null as { dataDecoded: unknown } | null,
  }
  const node: Record<string, unknown> = {
    eth_getBlockByNumber: { number: '0x10' },
    eth_getTransactionByHash: { hash: txHash, nonce: '0x1' },
    eth_getTransactionReceipt: {
      transactionHash: txHash,
      status: '0x1',
      logs: [],
      blockHash: messageHash,
      blockNumber: '0x10',
      gasUsed: '0x5208',
    },
  }
  const signed: { signature?: string; messageHash?: string } = { signature: '0x1234' }
  const note = <Reply>(method: string, reply: (params: unknown) => Reply) => {
    return (params: unknown): Reply => {
      asked.push({ method, params })
      return reply(params)
    }
  }
  const handlers: Handlers = {
    sendTransactions: note('sendTransactions', () => ({ safeTxHash })),
    rpcCall: note('rpcCall', (params) => {
      const { call } = params as { call: string }
      return node[call] ?? `${call} answered`
    }),
    getChainInfo: note('getChainInfo', () => ({
      chainName: 'Devnet',
      chainId: '1337',
      shortName: 'dev',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
      blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
    })),
    getSafeInfo: note('getSafeInfo', () => safeInfo),
    getTxBySafeTxHash: note('getTxBySafeTxHash', () => ({ ...details })),
    getSafeBalances: note('getSafeBalances', () => ({ fiatTotal: '0', items: [] })),
    signMessage: note('signMessage', () => ({ ...signed })),
    signTypedMessage: note('signTypedMessage', () => ({ ...signed })),
    getEnvironmentInfo: note('getEnvironmentInfo', () => ({ origin: hostOrigin })),
    getOffChainSignature: note('getOffChainSignature', () => '0x5678'),
    requestAddressBook: note('requestAddressBook', () => [{ address: owner, chainId: '1337', name: 'Anna' }]),
  }
  return { handlers, asked, details, node, signed }
}

/** Our host around a window, with a person who agrees to all or to nothing. */
export function openTestHost(outer: TestWindow, inner: TestWindow, handlers: Handlers) {
  const granted: Permission[] = []
  const person = { agrees: true, asked: 0 }
  const close = createAppHost({
    window: outer,
    frameWindow: () => inner.seenFrom(outer),
    origin: appOrigin,
    handlers,
    permissions: {
      store: { granted: () => granted, grant: (permission) => void granted.push(permission) },
      ask: async () => {
        person.asked += 1
        return person.agrees
      },
    },
    now: () => 1_000,
  })
  return { close, granted, person }
}
