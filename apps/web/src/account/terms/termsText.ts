/** Exact to the letter: agreements are bound to its hash. */
export const termsText =
  'By clicking AGREE you understand that the rules of LOVE are not bound by any jurisdiction, but by our own sovereign will as the creators of this protocol'
