import { RadioGroup } from '@love/ui98/RadioGroup'
import { setPreference, usePreferences } from '../../preferences/preferences.ts'

export function AccessibilityPage() {
  const { textSize, contrast, motion } = usePreferences()
  return (
    <>
      <RadioGroup
        legend="Text size"
        row
        options={[
          { value: 'normal', label: 'Normal' },
          { value: 'large', label: 'Large' },
          { value: 'larger', label: 'Larger' },
        ]}
        value={textSize ?? 'normal'}
        onChange={(value) => setPreference('textSize', value)}
      />
      <RadioGroup
        legend="Contrast"
        row
        options={[
          { value: 'system', label: 'As the system asks' },
          { value: 'normal', label: 'Normal' },
          { value: 'high', label: 'High' },
        ]}
        value={contrast ?? 'system'}
        onChange={(value) => setPreference('contrast', value)}
      />
      <RadioGroup
        legend="Motion"
        row
        options={[
          { value: 'system', label: 'As the system asks' },
          { value: 'off', label: 'Off' },
        ]}
        value={motion ?? 'system'}
        onChange={(value) => setPreference('motion', value)}
      />
      <p>
        F6 goes from window to window. The menu behind a window's icon moves and sizes it by keys or single
        taps.
      </p>
    </>
  )
}
