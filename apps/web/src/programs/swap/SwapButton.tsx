import { Button } from '@love/ui98/Button'
import { openWallet } from '../../wallet/walletCommands.ts'
import type { NextStep } from './nextStep.ts'

/** The button of the form: its words say what comes next, or why nothing does. */
export function SwapButton({ step }: { step: NextStep }) {
  switch (step.kind) {
    case 'connect':
      return (
        <Button primary icon="plug" onClick={() => openWallet('connect')}>
          Connect wallet
        </Button>
      )
    case 'switch':
      return (
        <Button primary icon="network" onClick={() => openWallet('switch')}>
          Switch networks
        </Button>
      )
    case 'none':
      return (
        <Button primary disabled>
          {step.words}
        </Button>
      )
    case 'review':
      return (
        <Button primary type="submit" icon="paper">
          Review swap
        </Button>
      )
    default:
      return step satisfies never
  }
}
