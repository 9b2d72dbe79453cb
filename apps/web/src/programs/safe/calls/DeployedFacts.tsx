import { type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { teamWords } from '@love/safe/make/team'
import { type Address, isAddressEqual } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'

type DeployedFactsProps = {
  made: NewSafe
  /** The Safe that deploys it. */
  by: Address
}

/** What the factory is asked for, read back from its bytes: nothing else can be at that address. */
export function DeployedFacts({ made, by }: DeployedFactsProps) {
  const { version, isL2, owners } = made
  return (
    <dl className="review-facts">
      <div>
        <dt>New Safe</dt>
        <dd>
          <SafeAddress address={newSafeAddress(made)} of="the new Safe" full />
        </dd>
      </div>
      <div>
        <dt>Signatures</dt>
        <dd>{teamWords(made)}</dd>
      </div>
      {owners.map((owner, index) => (
        <div key={owner}>
          <dt>Owner {index + 1}</dt>
          <dd>
            {isAddressEqual(owner, by) && 'This Safe '}
            <SafeAddress address={owner} of={`owner ${index + 1} of the new Safe`} full />
          </dd>
        </div>
      ))}
      <div>
        <dt>Version</dt>
        <dd>
          Safe {version}
          {isL2 && ' L2'}
        </dd>
      </div>
    </dl>
  )
}
