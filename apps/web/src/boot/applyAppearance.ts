import { parseAppearance, preferencesKey } from '../session/appearance.ts'

/** Before the first paint, so that nobody sees the look they turned off. */
export function applyAppearance(
  root: { readonly dataset: DOMStringMap },
  storage: Pick<Storage, 'getItem'>,
): void {
  Object.assign(root.dataset, parseAppearance(storage.getItem(preferencesKey)))
}
