import { type BrowserStorage, browserStorage } from '../storage/storage.ts'
import { type StoredValue, stored } from '../storage/stored.ts'
import { useStore } from '../storage/useStore.ts'
import { type Appearance, appearanceNames, appearanceOf, preferencesKey } from './appearance.ts'

export const currencies = ['USD', 'ETH', 'LOVE'] as const

export type Preferences = Appearance & {
  readonly sound: boolean
  /** What values are shown in. */
  readonly currency: (typeof currencies)[number]
  /** How much worse than quoted a trade may end, in hundredths of a percent. */
  readonly slippageBasisPoints: number
}

export const defaultPreferences: Preferences = { sound: false, currency: 'USD', slippageBasisPoints: 50 }

/** Half of what one trades: more is refused everywhere. */
const mostSlippageBasisPoints = 5_000

/** Each bad value falls back to its default alone. By hand, because every page begins with it and needs no schema else. */
export function preferencesOf(value: unknown): Preferences {
  const { sound, currency, slippageBasisPoints: slippage }: Partial<Record<string, unknown>> = Object(value)
  const known = currencies.find((one) => one === currency)
  return {
    ...defaultPreferences,
    ...appearanceOf(value),
    ...(typeof sound === 'boolean' && { sound }),
    ...(known && { currency: known }),
    ...(isSlippage(slippage) && { slippageBasisPoints: slippage }),
  }
}

function isSlippage(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSlippageBasisPoints
  )
}

export type PreferencesStore = StoredValue<Preferences>

/** Shows every change on the page at once, also one in another tab. */
export function createPreferencesStore(
  storage: BrowserStorage,
  root: () => { readonly dataset: DOMStringMap },
): PreferencesStore {
  const store = stored(preferencesKey, preferencesOf, { storage })
  store.subscribe(() => applyAppearance(root(), store.get()))
  return store
}

/** As the boot script does it, but on a page that lives: a choice that was taken back leaves nothing behind. */
function applyAppearance(root: { readonly dataset: DOMStringMap }, appearance: Appearance): void {
  for (const name of appearanceNames) {
    const choice = appearance[name]
    if (choice === undefined) delete root.dataset[name]
    else root.dataset[name] = choice
  }
}

export const preferencesStore = createPreferencesStore(browserStorage, () => document.documentElement)

export function usePreferences(): Preferences {
  return useStore(preferencesStore)
}

export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferencesStore.update((preferences) => ({ ...preferences, [name]: value }))
}
