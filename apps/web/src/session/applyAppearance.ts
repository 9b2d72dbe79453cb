import { type Appearance, appearanceNames } from './appearance.ts'

/** As the boot script does it, but on a page that lives: a choice that was taken back leaves nothing behind. */
export function applyAppearance(root: { readonly dataset: DOMStringMap }, appearance: Appearance): void {
  for (const name of appearanceNames) {
    const choice = appearance[name]
    if (choice === undefined) delete root.dataset[name]
    else root.dataset[name] = choice
  }
}
