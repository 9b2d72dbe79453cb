/** Beside `errorText`, with its many words, is not among what every page loads. */
export const missingFilesText =
  'Part of this page could not be loaded. Check your internet connection and reload the page.'

export const serverAwayText = 'The server cannot be reached. Check your internet connection.'
