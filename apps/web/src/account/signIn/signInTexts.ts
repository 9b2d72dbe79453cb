/** The words of the specification. */
export const signInTexts = {
  preparing: 'Error preparing message, please retry!',
  signing: 'Error signing message, please retry!',
  verifying: 'Error verifying signature, please retry!',
  other: 'Oops, something went wrong!',
} as const
