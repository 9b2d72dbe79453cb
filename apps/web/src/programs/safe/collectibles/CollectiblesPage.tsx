import { cleanText } from '@love/protocol/format/cleanText'
import type { Collectible } from '@love/safe/api/replies/assets'
import { AddressText } from '../../../chain/AddressText.tsx'
import { Picture } from '../../../chain/pictures/Picture.tsx'
import { collectiblesQuery } from '../gateway/collectiblesQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { usePages } from '../gateway/usePages.ts'
import { MoreButton } from '../workspace/MoreButton.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'

export function CollectiblesPage({ safe }: SafePageProps) {
  const pages = usePages(collectiblesQuery(safe))
  return (
    <div className="stack">
      <GatewayNotice reading={pages} />
      {pages.items?.length === 0 && <p role="status">No collectibles in this Safe.</p>}
      <ul className="safe-collectibles">
        {(pages.items ?? []).map((item) => (
          <CollectibleCard key={`${item.address} ${item.id}`} item={item} />
        ))}
      </ul>
      <MoreButton pages={pages} what="collectibles" />
    </div>
  )
}

function CollectibleCard({ item }: { item: Collectible }) {
  const collection = cleanText(item.tokenName, 40) || 'Collectible'
  const id = cleanText(item.id, 24)
  const name = cleanText(item.name, 60) || `${collection} #${id}`
  return (
    <li className="sunken-panel safe-collectible">
      <Picture
        className="safe-picture"
        source={item.imageUri}
        alt={name}
        width={128}
        height={128}
        fallback="display"
      />
      <strong>{name}</strong>
      <span>
        {collection} #{id}
        {item.balance !== undefined && `, quantity ${cleanText(item.balance, 80)}`}
      </span>
      {item.description && <span className="muted-text">{cleanText(item.description, 160)}</span>}
      <AddressText address={item.address} of={name} />
    </li>
  )
}
