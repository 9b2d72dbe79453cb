import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Figure } from '@love/protocol/prices/figure'
import type { Address } from 'viem'
import type { Money } from '../../../chain/prices/createMoney.ts'

/** What every review of the farm needs beside the farm itself. */
export type FarmReviewContext = {
  readonly deployment: Deployment
  readonly account: Address
  /** USD for one whole LOVE. */
  readonly lovePrice: Figure
  readonly money: Money
}
