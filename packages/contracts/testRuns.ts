// biome-ignore lint/style/noProcessEnv: the one switch of the tests, read in this file only
const { TEST_DEEP } = process.env

/** How often a property is tried: few times in every test run, many in `npm run test:deep`. */
export const runs = (usual: number, deep: number): number => (TEST_DEEP ? deep : usual)
