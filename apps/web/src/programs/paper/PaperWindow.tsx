import '../../desktop/paper.css'
import { blocksPerYear } from '@love/protocol/apr/apr'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { termsText } from '../../account/terms/termsText.ts'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'

const blocks = groupDigits(blocksPerYear)

export function PaperWindow() {
  return (
    <ProgramWindow title="The LOVE paper" bodyProps={{ tabIndex: 0, role: 'group', 'aria-label': 'Text' }}>
      <article className="paper">
        <h3>The terms</h3>
        <p>Everyone who connects a wallet is asked once per address to agree to this sentence:</p>
        <blockquote>{termsText}</blockquote>
        <p>
          The agreement stays in your browser. The server never asks for it. If the sentence ever changes, you
          are asked again. The Account window lets you save a receipt.
        </p>

        <h3>The pairs</h3>
        <p>
          A pair is a pool of two tokens on Uniswap V2. Whoever adds both tokens gets LP tokens, the receipt
          for a share of the pool. Every swap pays 0.3 % into the pool, which belongs to everyone who holds LP
          tokens. When the price moves, a share of the pool can be worth less than the two tokens kept apart.
        </p>

        <h3>The farm</h3>
        <p>
          Stake LP tokens and earn LOVE with every block. The farm mints a fixed amount a block and shares it
          among its pools by weight, and inside a pool by stake. Harvesting pays what you have earned and
          keeps your stake. Depositing or withdrawing harvests too.
        </p>
        <p>
          Some pools take a fee of up to 4 % of what you deposit, once, in LP tokens. Nothing is taken when
          you withdraw. An emergency withdrawal gives your stake back and gives up what it has earned.
        </p>

        <h3>The yearly rate</h3>
        <p>
          An APR here is what the pool earns in {blocks} blocks (one every 12.17 seconds), at today's price of
          LOVE, divided by the value of what is staked now. It changes with every deposit, with every price
          and with every change of the weights. It is a rate, not a promise.
        </p>

        <h3>FAITH, the vault</h3>
        <p>
          Put LOVE into the vault and get FAITH, a share of all LOVE in it. The vault mints LOVE to itself
          with every block, so a share becomes worth more LOVE over time. Leaving gives your part back.
        </p>
        <p>
          When somebody enters, a few percent of the new shares are minted on top for the fee receiver. That
          thins out everyone's share a little, including the one who enters. The vault can be paused; then
          nobody can enter or leave.
        </p>

        <h3>Honest numbers</h3>
        <p>
          Prices come from the pools alone: LOVE over LOVE-USDT, ether over LOVE-ETH, everything else over its
          pair. A number that cannot be known reads "n/a" and says why. Amounts are cut, never rounded up.
        </p>
      </article>
    </ProgramWindow>
  )
}
