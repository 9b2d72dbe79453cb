import { exactAmount } from '@love/protocol/amounts/amount'
import type { Token } from '@love/protocol/tokens/token'
import { eth } from '@love/protocol/tokens/tokens'
import { periodWords, resetPeriods } from '@love/safe/limits/limit'
import { giveLimit } from '@love/safe/limits/limitCalls'
import { readLeftovers } from '@love/safe/limits/readLimits'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { useLentFocus } from '@love/ui98/focus'
import { GroupBox } from '@love/ui98/GroupBox'
import { Select } from '@love/ui98/Select'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { zeroAddress } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { AmountField } from '../../../trading/AmountField.tsx'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { balancesQuery } from '../gateway/balancesQuery.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { useWho } from '../known/useWho.ts'
import { AddressField } from '../propose/AddressField.tsx'
import { useTokenDecimals } from '../propose/SendForm.tsx'
import { sendChoices } from '../propose/sendChoices.ts'
import { typedAmount } from '../propose/typedAmount.ts'
import { useKnownPeople } from '../propose/useKnownPeople.ts'
import { parseSafeAddress } from '../safePlace.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import type { Acting } from '../workspace/useActing.ts'
import { type LimitRow, limitsQuery, type ModuleLimits } from './limitsQuery.ts'
import { useLimitProposing } from './useLimitProposing.ts'
import { usePrices, worthOf } from './useLimits.ts'

type LimitFormProps = Pick<SafePageProps, 'safe' | 'info'> & {
  acting: Acting
  /** Where it is kept. */
  module: ModuleLimits
  /** The limit that is changed; undefined for a new one. */
  row: LimitRow | undefined
  onClose: () => void
}

type Problems = {
  readonly to?: string
  readonly amount?: string
  readonly danger?: string
  readonly all?: string
}

/** A new limit, or another size or period of one that is there. */
export function LimitForm({ safe, info, acting, module, row, onClose }: LimitFormProps) {
  const ref = useLentFocus()
  const access = useChain()
  const queryClient = useQueryClient()
  const { who } = useWho()
  const known = useKnownPeople(info)
  const reading = useGatewayReading(balancesQuery(safe, { withUnlisted: true }))
  const choices = sendChoices(reading.data)
  const { isBatching, propose } = useLimitProposing(safe)
  const [to, setTo] = useState('')
  const [chosen, setChosen] = useState<string>(zeroAddress)
  const [amount, setAmount] = useState(row ? exactAmount({ raw: row.limit.amount, token: row.token }) : '')
  const [minutes, setMinutes] = useState(String(row?.limit.resetMinutes ?? 0))
  const [isTicked, setTicked] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const choice = choices.find(({ address }) => address === chosen) ?? choices[0]
  const decimals = useTokenDecimals(row || !choice || choice.isListed ? undefined : choice.address)
  const token: Token = row?.token ?? {
    ...(choice?.token ?? eth),
    ...(decimals.value !== undefined && { decimals: decimals.value }),
  }
  const tokenAddress = row?.limit.token ?? choice?.address ?? zeroAddress
  const priceOf = usePrices(safe)
  const legend = row ? `Change ${who(row.limit.delegate)}’s ${token.symbol} limit` : 'New limit'

  async function send() {
    const parsed = row ? { address: row.limit.delegate } : parseSafeAddress(to)
    if ('error' in parsed) return setProblems({ to: parsed.error })
    if (!decimals.isKnown) return setProblems({ amount: 'Token details are still loading.' })
    const raw = typedAmount(amount, token)
    if (typeof raw === 'string') return setProblems({ amount: raw })
    if (raw === 0n) return setProblems({ amount: 'Enter an amount above 0.' })
    if (!isTicked) return setProblems({ danger: 'Tick this box to continue.' })
    setProblems({})
    const delegate = parsed.address
    try {
      const { client, deployment } = access
      const { modules } = await queryClient.fetchQuery({
        ...limitsQuery(access, safe),
        retry: false,
        staleTime: 0,
      })
      const now = modules.find(({ address }) => address === module.address)
      if (!now?.known) throw new Error('The module could not be verified.')
      const asked = { multicall3: deployment.multicall3, module: now.address, safe, delegate }
      const calls = giveLimit({
        safe,
        module: now,
        known: now.known,
        leftovers: await readLeftovers(client, asked),
        delegate,
        token: { address: tokenAddress, symbol: token.symbol, decimals: token.decimals },
        amount: raw,
        resetMinutes: Number(minutes),
      })
      const enabling: readonly DraftPart[] = now.isEnabled
        ? []
        : [{ kind: 'change', change: { kind: 'enableModule', module: now.address } }]
      const parts = [...enabling, ...calls.map((call): DraftPart => ({ kind: 'call', call }))]
      const title = calls.at(-1)?.words ?? legend
      if (await propose(title, parts)) onClose()
    } catch (error) {
      setProblems({ all: errorText(error) })
    }
  }

  /** What was wrong before is not wrong any longer. */
  function changed<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value)
      setProblems({})
    }
  }

  return (
    <form ref={ref} onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GroupBox legend={<span className="safe-batch-words">{legend}</span>}>
        <div className="stack">
          {!row && (
            <>
              <AddressField
                safe={safe}
                known={known}
                label="Who may spend"
                value={to}
                onChange={changed(setTo)}
                error={problems.to}
              />
              <Select
                label="Token"
                options={choices.map(({ address, label }) => ({ value: address, label }))}
                value={choice?.address ?? zeroAddress}
                onChange={changed(setChosen)}
              />
            </>
          )}
          <AmountField
            label="Up to"
            token={token}
            value={amount}
            onChange={changed(setAmount)}
            usd={worthOf(typedAmount(amount, token), token, priceOf(tokenAddress))}
            balance={row || !decimals.isKnown ? undefined : choice?.raw}
            error={problems.amount}
          />
          <Select
            label="Resets"
            options={periodsWith(Number(minutes)).map(({ minutes: value, words }) => ({
              value: String(value),
              label: words,
            }))}
            value={minutes}
            onChange={changed(setMinutes)}
            hint={
              row && row.state.spent > 0n
                ? 'What is already spent stays counted until it resets.'
                : 'The first period begins when the transaction is executed.'
            }
          />
          {!module.isEnabled && (
            <p>
              This also enables Safe’s AllowanceModule {module.version}, verified by its code.
              {module.known &&
                module.known.delegates.length > 0 &&
                ' Limits from before, which it still keeps, are removed.'}
            </p>
          )}
          <Checkbox
            label={`I understand that this address can then spend ${amountWords(amount, token)} ${periodWords(
              Number(minutes),
            )} without any owner’s signature`}
            checked={isTicked}
            onChange={changed(setTicked)}
            error={problems.danger}
          />
          {problems.all && (
            <p role="alert" className="error-text">
              {problems.all}
            </p>
          )}
          <div className="button-row safe-draft-buttons">
            <ActButton
              primary
              type="submit"
              icon={isBatching ? 'page' : 'key'}
              reasonId={isBatching ? undefined : acting.obstacle && acting.noticeId}
              onAct={() => void send()}
            >
              {isBatching ? 'Add to batch' : 'Review and propose…'}
            </ActButton>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </div>
      </GroupBox>
    </form>
  )
}

function amountWords(text: string, token: Token): string {
  const typed = typedAmount(text, token)
  return typeof typed === 'bigint' && typed > 0n ? `up to ${text.trim()} ${token.symbol}` : 'this amount'
}

/** Other programs may have chosen a period that is not offered here. */
function periodsWith(minutes: number): readonly { readonly minutes: number; readonly words: string }[] {
  if (resetPeriods.some((period) => period.minutes === minutes)) return resetPeriods
  const words = periodWords(minutes)
  return [...resetPeriods, { minutes, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }]
}
