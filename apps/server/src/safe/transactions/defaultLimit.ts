/** As many entries as a page has where nobody says how many. */
export const DEFAULT_LIMIT = 20
