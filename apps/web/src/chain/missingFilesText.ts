/** Beside `errorText`, with its many words, is not among what every page loads. */
export const missingFilesText =
  'Files did not arrive, or have been changed and were not run. Check your connection and reload the page.'

export const serverAwayText = 'The server cannot be reached. Check that you are connected.'
