import { Checkbox } from '@love/ui98/Checkbox'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { setPreference, usePreferences } from '../../session/preferences.ts'

export function DisplayPage() {
  const { wallpaper, sound } = usePreferences()
  return (
    <>
      <RadioGroup
        legend="Wallpaper"
        options={[
          { value: 'hearts', label: 'Hearts (LOVE)' },
          { value: 'camouflage', label: 'Camouflage (WAR3)' },
          { value: 'plain', label: 'Plain teal' },
        ]}
        value={wallpaper ?? 'hearts'}
        onChange={(value) => setPreference('wallpaper', value)}
      />
      <Checkbox
        label="Play sounds"
        hint="A short tone with every notification that brings good or bad news."
        checked={sound}
        onChange={(checked) => setPreference('sound', checked)}
      />
    </>
  )
}
