import { devnetExtras } from '@love/contracts/deployments/1337'
import { rejection } from '@love/safe/build/safeTxOf'
import { safeTxHashes } from '@love/safe/safeTx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignedFieldsBox } from './SignedFieldsBox.tsx'

const safe = devnetExtras.teamSafe

function shownValue(value: bigint): string {
  const tx = { ...rejection(safe, 0n), value }
  const hashes = safeTxHashes({ safe, chainId: 1337, version: '1.4.1', tx })
  return renderToStaticMarkup(<SignedFieldsBox tx={tx} hashes={hashes} />)
}

test('default: the value that is signed, to the last wei', () => {
  expect(shownValue(1n)).toContain('>0.000000000000000001 ETH<')
  expect(shownValue(1_239_999_999_999_999_999n)).toContain('>1.239999999999999999 ETH<')
  expect(shownValue(123_456n * 10n ** 18n)).toContain('>123,456 ETH<')
  expect(shownValue(0n)).toContain('>0 ETH<')
})
