const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384]

/** The only ones there are: any width would let a stranger fill the cache with one picture. */
export const imageWidths: readonly number[] = [...imageSizes, ...deviceSizes]

export const DEFAULT_QUALITY = 75
