import '@rainbow-me/rainbowkit/styles.css'
import { Providers } from './Providers'

export const metadata = { title: 'Pairs', description: 'The pairs of LOVE with their reserves.' }

// biome-ignore lint/style/noDefaultExport: this is how Next finds it
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
