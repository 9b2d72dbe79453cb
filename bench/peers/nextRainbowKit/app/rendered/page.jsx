import { Pairs } from '../Pairs'

/** Made anew for everyone, as it must be when the policy names its scripts by a nonce. */
export const dynamic = 'force-dynamic'

// biome-ignore lint/style/noDefaultExport: this is how Next finds it
export default function Page() {
  return <Pairs />
}
