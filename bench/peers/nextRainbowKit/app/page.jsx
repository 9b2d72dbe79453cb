import { Pairs } from './Pairs'

// biome-ignore lint/style/noDefaultExport: this is how Next finds it
export default function Page() {
  return <Pairs />
}
