import { freshBlock } from '../fixtures/devnet.ts'
import type { Query } from './lookFor.ts'
import type { Tab } from './tab.ts'

export const dialog = (name: string | RegExp): Query => ({ role: 'dialog', name })
export const account: Query = { role: 'button', name: /^Account 0x/ }
const button = (name: string | RegExp, within?: Query): Query => ({
  role: 'button',
  name,
  ...(within && { within }),
})

/** From the taskbar over the wallet's question and the terms to the account. */
export async function connectDemo(tab: Tab): Promise<void> {
  await tab.click({ role: 'button', name: 'Connect wallet', last: true })
  await tab.click(button(/Demo wallet/, dialog('Connect a wallet')))
  await approve(tab)
  await tab.click(button('Agree', dialog('Terms')))
  await tab.see(account)
}

/** Whatever the demo wallet asks. */
export async function approve(tab: Tab): Promise<void> {
  const question = dialog(/^Demo wallet: /)
  await tab.click(button('Approve', question))
  await tab.seeGone(question)
}

/** With a wallet that is connected, from the quote to the block that it is in. */
export async function swap(tab: Tab): Promise<void> {
  const review = dialog(/^Swap .+ for /)
  await tab.seeValue({ role: 'textbox', name: /^You receive/, within: dialog('Swap') }, /^\d+\.\d+$/)
  await freshBlock()
  await tab.click(button('Review swap', dialog('Swap')))
  await tab.see(review, 'Simulated at block')
  await tab.click(button('Confirm in wallet', review))
  await approve(tab)
  await tab.see(review, 'Confirmed.')
  await tab.click({ ...button('Close', review), last: true })
  await tab.seeGone(review)
}

/** Ends signed in, in the window that says so. */
export async function signIn(tab: Tab): Promise<void> {
  const verify = dialog('Verify your account')
  await tab.click(account)
  // The window grows when they have been read, and its buttons move.
  await tab.see(dialog('Account'), /Safe 0x/)
  await tab.click(button('Verify your account…', dialog('Account')))
  await tab.click(button('Sign in', verify))
  await approve(tab)
  await tab.see(verify, 'You have verified that you own this account.')
}
