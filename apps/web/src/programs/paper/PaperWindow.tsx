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
        <p>The first time you connect an address, you are asked to agree to this sentence:</p>
        <blockquote>{termsText}</blockquote>
        <p>
          Your agreement is stored in your browser; the server never asks for it. If the sentence ever
          changes, you are asked again. You can save a receipt in the Account window.
        </p>

        <h3>Liquidity</h3>
        <p>
          A pair is a pool of two tokens on Uniswap V2. Deposit both tokens to receive LP tokens and earn your
          share of the 0.3% that every swap pays. When the price moves, your share of the pool can be worth
          less than the two tokens you deposited (impermanent loss).
        </p>

        <h3>The farm</h3>
        <p>
          Stake LP tokens to earn LOVE with every block. The farm mints a fixed amount of LOVE per block and
          splits it among its pools by weight, and among the stakers of a pool by stake. Harvesting pays out
          your rewards and keeps your stake. Staking more or unstaking harvests too.
        </p>
        <p>
          Some pools charge a one-time deposit fee of up to 4%, in LP tokens. There is no withdrawal fee. An
          emergency withdrawal returns your stake and forfeits its rewards.
        </p>

        <h3>APR</h3>
        <p>
          Rewards APR is the LOVE a pool earns in {blocks} blocks (one every 12.17 seconds) at the current
          price, divided by the value staked. Fees APR is what its trading fees pay at today's volume. Total
          APR is both. They change with every deposit, price and weight, and are not guaranteed.
        </p>

        <h3>FAITH, the vault</h3>
        <p>
          Deposit LOVE and receive FAITH, your share of all LOVE in the vault. The vault mints LOVE to itself
          with every block, so your share is worth more LOVE over time. Withdraw to get your LOVE back.
        </p>
        <p>
          On every deposit, a few percent of the new shares are minted on top for the fee recipient. This
          dilutes every holder slightly, including the depositor. While the vault is paused, you cannot
          deposit or withdraw.
        </p>

        <h3>Prices and amounts</h3>
        <p>
          Prices come only from on-chain pools: LOVE from LOVE-USDT, ETH from LOVE-ETH, everything else from
          its own pair. A price that is not available reads "n/a" with the reason. Amounts are rounded down,
          never up.
        </p>
      </article>
    </ProgramWindow>
  )
}
