/** The lock file of the project above is not this one's. */
const config = { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname }

// biome-ignore lint/style/noDefaultExport: this is how Next reads it
export default config
