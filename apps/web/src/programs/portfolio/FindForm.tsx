import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { type Address, isAddressEqual } from 'viem'
import { AccountField, useTypedAccount } from '../../chain/AccountField.tsx'
import { useProgramWindow } from '../../desktop/windows/windowContext.ts'
import { PrintScreenButton, type PrintScreenButtonProps } from '../../printScreen/PrintScreenButton.tsx'
import { useConnection } from '../../wallet/connection.ts'

type FindFormProps = {
  /** As the address of the page has it. */
  text: string
  error: string | undefined
  found: FoundAccount | undefined
  /** On a phone there is no room for it beside what was found. */
  isFolded: boolean
}

type FoundAccount = {
  readonly account: Address
  readonly withZeros: boolean
  /** Undefined until there is something to save. */
  readonly save: (() => void) | undefined
  readonly take: PrintScreenButtonProps['take']
}

export function FindForm({ text, error, found, isFolded }: FindFormProps) {
  const { navigate } = useProgramWindow()
  const { address } = useConnection()
  const isOther = address && found && !isAddressEqual(address, found.account)
  const account = useTypedAccount({
    ...{ text, error },
    onFound: (account) => account !== found?.account && navigate(`/portfolio/${account}`),
    onNamed: (name) => navigate(`/portfolio/${encodeURIComponent(name)}`),
  })

  return (
    <search>
      <form
        className="portfolio-form"
        data-folded={isFolded ? '' : undefined}
        onSubmit={account.find}
        noValidate
      >
        <div className="portfolio-criteria">
          <AccountField {...account} />
          {found && <Zeros {...found} />}
        </div>
        <div className="portfolio-buttons">
          <Button type="submit" primary icon="search">
            Find Now
          </Button>
          {address && (
            // Not gone where it leads: the focus would fall off it.
            <Button icon="user" aria-disabled={found && !isOther} onClick={() => account.show(address)}>
              Mine
            </Button>
          )}
          {found && (
            <>
              <Button icon="floppy" aria-disabled={!found.save} onClick={found.save}>
                Save as CSV
              </Button>
              <PrintScreenButton take={found.take} />
              <Button icon="activity" onClick={() => navigate(`/activity/${found.account}`)}>
                History
              </Button>
            </>
          )}
        </div>
      </form>
    </search>
  )
}

function Zeros({ account, withZeros }: FoundAccount) {
  const { navigate } = useProgramWindow()
  return (
    <Checkbox
      label="Show zero balances"
      checked={withZeros}
      onChange={(next) => navigate(`/portfolio/${account}${next ? '?zeros=shown' : ''}`, { replace: true })}
    />
  )
}
