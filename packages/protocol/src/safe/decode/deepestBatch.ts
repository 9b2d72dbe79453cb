/** Batches inside of batches are opened this far. */
export const deepestBatch = 5
