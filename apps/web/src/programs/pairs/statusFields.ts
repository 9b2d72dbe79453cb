import { pairs } from '@love/protocol/pairs/index'
import { dataAgeText } from '../../chain/dataAge.ts'
import type { PairsView } from './pairsView.ts'

/** The first is read out when it changes, so it must not change every second; the age may. */
export function statusFields(view: PairsView): readonly [words: string, age: string] {
  switch (view.status) {
    case 'loading':
      return ['Reading…', 'no block yet']
    case 'failed':
      return ['Not connected', 'no block yet']
    case 'empty':
      return ['0 pairs', dataAgeText(view.age)]
    case 'fresh':
      return [`${pairs.length} pairs`, dataAgeText(view.age)]
    case 'stale':
      return [`${pairs.length} pairs, old figures`, dataAgeText(view.age)]
    case 'interrupted':
      return [`${pairs.length} pairs, not connected`, dataAgeText(view.age)]
    default:
      return view satisfies never
  }
}
