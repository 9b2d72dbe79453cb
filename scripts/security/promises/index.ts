import type { SecurityTopic } from '../securityTopic.ts'
import { browser } from './browser.ts'
import { chain } from './chain.ts'
import { gateway } from './gateway.ts'
import { proxies } from './proxies.ts'
import { seenAndSigned } from './seenAndSigned.ts'
import { signIn } from './signIn.ts'
import { supplyChain } from './supplyChain.ts'
import { trading } from './trading.ts'

export const promises: readonly SecurityTopic[] = [
  ...[seenAndSigned, signIn, browser, proxies],
  ...[chain, trading, gateway, supplyChain],
]
