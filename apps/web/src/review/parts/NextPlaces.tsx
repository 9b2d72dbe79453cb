import { Button } from '@love/ui98/Button'
import type { ReviewWindowProps } from '../reviewWindowProps.ts'

type NextPlacesProps = { places: ReviewWindowProps['next']; onLeave: () => void }

/** What people often do after this, one press away. */
export function NextPlaces({ places, onLeave }: NextPlacesProps) {
  if (!places || places.length === 0) return null
  return (
    <div className="button-row">
      {places.map(({ label, go }) => (
        <Button
          key={label}
          onClick={() => {
            onLeave()
            go()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
