import { exactAmount } from '@love/protocol/amounts/amount'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { groupDecimal } from '@love/protocol/format/groupDecimal'
import { eth } from '@love/protocol/tokens/tokens'
import type { SafeHashes, SafeTx } from '@love/safe/safeTx'
import { CopyButton } from '@love/ui98/CopyButton'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { type Hex, zeroAddress } from 'viem'
import { SafeAddress } from '../known/SafeAddress.tsx'

/** Every field that owners sign, and the hashes that a device shows, computed here. */
export function SignedFieldsBox({ tx, hashes }: { tx: SafeTx; hashes: SafeHashes }) {
  const paysGas = tx.gasPrice > 0n || tx.gasToken !== zeroAddress || tx.refundReceiver !== zeroAddress
  return (
    <GroupBox legend="Signed data">
      {paysGas && (
        <p className="error-text">
          The Safe pays a gas refund: check gas price, gas token and refund receiver.
        </p>
      )}
      <FactList
        facts={[
          { label: 'To', value: <SafeAddress address={tx.to} of="the receiver" full /> },
          { label: 'Value', value: `${groupDecimal(exactAmount({ raw: tx.value, token: eth }))} ETH` },
          { label: 'Operation', value: tx.operation === 1 ? '1 (delegatecall)' : '0 (call)' },
          { label: 'Nonce', value: String(tx.nonce) },
          { label: 'Data', value: <Bytes bytes={tx.data} name="data" /> },
          { label: 'safeTxGas', value: String(tx.safeTxGas) },
          { label: 'Base gas', value: String(tx.baseGas) },
          { label: 'Gas price', value: String(tx.gasPrice) },
          {
            label: 'Gas token',
            value:
              tx.gasToken === zeroAddress ? (
                'none'
              ) : (
                <SafeAddress address={tx.gasToken} of="the gas token" full />
              ),
          },
          {
            label: 'Refund receiver',
            value:
              tx.refundReceiver === zeroAddress ? (
                'none'
              ) : (
                <SafeAddress address={tx.refundReceiver} of="the refund receiver" full />
              ),
          },
          { label: 'safeTxHash', value: <Bytes bytes={hashes.hash} name="safeTxHash" /> },
          { label: 'Domain hash', value: <Bytes bytes={hashes.domainHash} name="domain hash" /> },
          { label: 'Message hash', value: <Bytes bytes={hashes.structHash} name="message hash" /> },
        ]}
      />
    </GroupBox>
  )
}

/** As much as fits in a few lines; the button has all of it. */
const mostShown = 202

function Bytes({ bytes, name }: { bytes: Hex; name: string }) {
  const size = (bytes.length - 2) / 2
  return (
    <span className="safe-bytes">
      <code>
        {bytes.length > mostShown ? `${bytes.slice(0, mostShown)}… (${groupDigits(size)} bytes)` : bytes}
      </code>
      <CopyButton text={bytes} label={`Copy ${name}`} />
    </span>
  )
}
