/** With up to 60 columns below what a statement may have of parameters, on either engine. */
const ROWS_A_STATEMENT = 500

/** Writes rows statement by statement. */
export async function inChunks<Row>(
  rows: readonly Row[],
  write: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await write(rows.slice(at, at + ROWS_A_STATEMENT))
  }
}
