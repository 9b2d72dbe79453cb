/** Beside `errorText`, whose many words a page without a failure does not load. */
export const missingFilesText =
  'Files did not arrive, or have been changed and were not run. Check your connection and reload the page.'
