import './trading.css'
import { Button } from '@love/ui98/Button'
import { FieldFrame } from '@love/ui98/FieldFrame'
import type { SlippageSetting } from './useSlippage.ts'

const usual = ['0.1', '0.5', '1']

type SlippageControlProps = { setting: SlippageSetting; disabled?: boolean | undefined }

export function SlippageControl({ setting, disabled }: SlippageControlProps) {
  const { text, setText, basisPoints, warning, error } = setting
  return (
    <FieldFrame label="Max slippage (%)" hint={warning} error={error}>
      {(control) => (
        <span className="slippage">
          <input
            {...control}
            className="input input-number"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={text}
            disabled={disabled}
            onChange={(event) => setText(event.target.value)}
          />
          {usual.map((percent) => (
            <Button
              key={percent}
              compact
              disabled={disabled}
              pressed={basisPoints === Number(percent) * 100}
              aria-label={`Max slippage ${percent}%`}
              onClick={() => setText(percent)}
            >
              {percent}%
            </Button>
          ))}
        </span>
      )}
    </FieldFrame>
  )
}
