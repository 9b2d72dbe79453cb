import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { eth } from '@love/protocol/tokens/tokens'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { limitModuleAt } from '@love/safe/limits/limitModules'
import { multisigIn } from '@love/safe/write/multisigIn'
import { CopyButton } from '@love/ui98/CopyButton'
import { FactList } from '@love/ui98/FactList'
import { type Hash, isHash } from 'viem'
import { explorerUrl } from '../../../chain/explorerUrl.ts'
import { dollarsBeside } from '../../../chain/prices/dollarsBeside.ts'
import { useReviewPrices } from '../../../review/useReviewPrices.ts'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { LimitOf } from '../limits/LimitOf.tsx'
import { momentWords } from '../words/timeWords.ts'
import { transferWords } from '../words/transferWords.ts'

/** When and by whom. */
export function TransactionFacts({ details }: { details: TransactionDetails }) {
  const { executedAt, txHash, safeAppInfo, detailedExecutionInfo } = details
  const multisig = multisigIn(details)
  const module = detailedExecutionInfo?.type === 'MODULE' ? detailedExecutionInfo.address : undefined
  const facts = [
    multisig && { label: 'Nonce', value: multisig.nonce },
    multisig && { label: 'Proposed', value: momentWords(multisig.submittedAt) },
    multisig?.proposer && {
      label: 'Proposed by',
      value: <SafeAddress address={multisig.proposer.value} of="the proposer" />,
    },
    module && { label: 'Executed by module', value: <SafeAddress address={module.value} of="the module" /> },
    module &&
      limitModuleAt(module.value) && {
        label: 'Paid from',
        value: <LimitOf info={details.txInfo} txHash={txHash} />,
      },
    executedAt !== undefined && { label: 'Executed', value: momentWords(executedAt) },
    multisig?.executor && {
      label: 'Executed by',
      value: <SafeAddress address={multisig.executor.value} of="the executor" />,
    },
    multisig &&
      multisig.fee !== '0' && {
        label: 'Network fee',
        value: <PaidFee fee={multisig.fee} />,
      },
    txHash !== undefined && isHash(txHash) && { label: 'Transaction', value: <ChainHash hash={txHash} /> },
    safeAppInfo && { label: 'Created with', value: cleanText(safeAppInfo.name, 60) },
  ]
  return <FactList facts={facts.filter((fact) => fact !== undefined && fact !== false && fact !== null)} />
}

/** Of the whole transaction, at today's price. */
function PaidFee({ fee }: { fee: string }) {
  const isNumber = /^\d{1,78}$/.test(fee)
  const price = useReviewPrices({ expects: [] }, { isOn: isNumber })
  const words = transferWords({ type: 'NATIVE_COIN', value: fee })
  return isNumber ? `${words}${dollarsBeside({ raw: BigInt(fee), token: eth }, price(eth))}` : words
}

function ChainHash({ hash }: { hash: Hash }) {
  const href = explorerUrl('tx', hash)
  return (
    <span className="address-text">
      {href ? (
        <a href={href} target="_blank" rel="noopener noreferrer" aria-label="Transaction in the explorer">
          {shortAddress(hash)}
        </a>
      ) : (
        <code title={hash}>{shortAddress(hash)}</code>
      )}
      <CopyButton text={hash} label="Copy transaction hash" />
    </span>
  )
}
