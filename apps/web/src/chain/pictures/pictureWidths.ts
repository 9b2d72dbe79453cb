/** Screens as wide as they are sold, for pictures that fill what there is. */
export const deviceSizes = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const imageSizes = [16, 32, 48, 64, 96, 128, 256, 384] as const

/** The server makes no others. */
export const pictureWidths: readonly number[] = [...imageSizes, ...deviceSizes]
