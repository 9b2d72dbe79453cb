import './trading.css'
import { Button } from '@love/ui98/Button'

const usual = [25, 50, 75, 100]

type PercentButtonsProps = {
  /** “Stake”: the buttons are called “Stake 25 percent”. */
  verb: string
  percents?: readonly number[] | undefined
  onChoose: ((percent: number) => void) | undefined
}

export function PercentButtons({ verb, percents = usual, onChoose }: PercentButtonsProps) {
  return (
    <div className="percent-buttons">
      {percents.map((percent) => (
        <Button
          key={percent}
          compact
          disabled={!onChoose}
          aria-label={`${verb} ${percent}%`}
          onClick={() => onChoose?.(percent)}
        >
          {percent}%
        </Button>
      ))}
    </div>
  )
}
