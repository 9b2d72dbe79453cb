/** In icons.png: one icon below the other, its 32 pixels to the left of its 16, a clear pixel after each. */
export const spriteStep = 33

export const spriteWidth = spriteStep + 16
