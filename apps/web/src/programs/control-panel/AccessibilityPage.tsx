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
          { value: 'system', label: 'Follow system setting' },
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
          { value: 'system', label: 'Follow system setting' },
          { value: 'off', label: 'Off' },
        ]}
        value={motion ?? 'system'}
        onChange={(value) => setPreference('motion', value)}
      />
      <p>
        Press F6 to switch windows. To move or resize a window with keys or taps, open the menu on its title
        bar icon.
      </p>
    </>
  )
}
