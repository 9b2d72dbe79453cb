import { createStore } from '../../../storage/createStore.ts'

/** Whether a Safe host is around this page and has told its Safe. Light: the list of wallets asks. */
export const safeHost = createStore(false)
