import type { SecurityTopic } from '../securityTopic.ts'
import { addresses } from './addresses.ts'
import { frameMessages } from './frameMessages.ts'
import { gatewayRequests } from './gatewayRequests.ts'
import { nodeAnswers } from './nodeAnswers.ts'
import { settings } from './settings.ts'
import { signInTexts } from './signInTexts.ts'
import { tokensAndPairs } from './tokensAndPairs.ts'
import { walletAnswers } from './walletAnswers.ts'

export const badInputs: readonly SecurityTopic[] = [
  ...[addresses, settings, walletAnswers, nodeAnswers],
  ...[gatewayRequests, frameMessages, signInTexts, tokensAndPairs],
]
