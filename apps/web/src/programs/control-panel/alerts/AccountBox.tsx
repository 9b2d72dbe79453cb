import { shortAddress } from '@love/protocol/format/shortAddress'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { GroupBox } from '@love/ui98/GroupBox'
import { type AccountKind, accountKinds } from '../../../alerts/alert.ts'
import { type AlertSettings, noAccountAlerts, ownerKey } from '../../../alerts/alertSettings.ts'
import { accountScope } from '../../../alerts/look.ts'
import { chainId } from '../../../chain/chainFacts.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { openWallet } from '../../../wallet/walletCommands.ts'
import { LastLook } from './LastLook.tsx'
import { RewardFields } from './RewardFields.tsx'
import { switchKind } from './switchAlerts.ts'

const words = {
  safe: {
    label: 'A Safe waits for your signature',
    hint: 'Proposals you have not signed, in Safes you own. Each is checked against its hash first.',
  },
  transactions: {
    label: 'A transaction was included, failed or was replaced',
    hint: 'Transactions you sent from this page.',
  },
  rewards: {
    label: 'Rewards are worth harvesting',
    hint: 'All pools of the farm together. Once until you harvest.',
  },
  approvals: {
    label: 'An approval appeared or grew',
    hint: 'What the router, the farm and the vault can spend, unless you approved it on this page.',
  },
} as const satisfies Record<AccountKind, { label: string; hint: string }>

/** Chosen for each account by itself, and only looked at while that one is connected. */
export function AccountBox({ settings }: { settings: AlertSettings }) {
  const { address } = useConnection()
  if (!address)
    return (
      <GroupBox legend="Your account">
        <div className="stack">
          <p>Connect a wallet to choose alerts about its Safes, transactions, rewards and approvals.</p>
          <div className="button-row">
            <Button icon="plug" onClick={() => openWallet('connect')}>
              Connect wallet
            </Button>
          </div>
        </div>
      </GroupBox>
    )
  const owner = ownerKey(address, chainId)
  const chosen = settings.accounts[owner] ?? noAccountAlerts
  return (
    <GroupBox legend={`Account ${shortAddress(address)}`}>
      <div className="stack">
        {accountKinds.map((kind) => (
          <div key={kind}>
            <Checkbox
              label={words[kind].label}
              hint={words[kind].hint}
              checked={chosen[kind]}
              onChange={(isOn) => switchKind(owner, kind, isOn)}
            />
            {chosen[kind] && (
              <div className="alerts-more">
                {kind === 'rewards' && <RewardFields owner={owner} chosen={chosen} />}
                <LastLook scope={accountScope(kind, owner)} />
              </div>
            )}
          </div>
        ))}
      </div>
    </GroupBox>
  )
}
