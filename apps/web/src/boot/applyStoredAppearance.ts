import { applyAppearance, parseAppearance, preferencesKey } from '../session/appearance.ts'

/** Before the first paint, so that nobody sees the look they turned off. */
export function applyStoredAppearance(
  root: { readonly dataset: DOMStringMap },
  storage: Pick<Storage, 'getItem'>,
): void {
  applyAppearance(root, parseAppearance(storage.getItem(preferencesKey)))
}
