import { useState } from 'react'
import { RadioGroup } from '../RadioGroup.tsx'
import { Window } from '../Window.tsx'

const settings = [
  { name: 'data-contrast', legend: 'Contrast', values: ['normal', 'high'] },
  { name: 'data-text-size', legend: 'Text size', values: ['normal', 'large', 'larger'] },
  { name: 'data-motion', legend: 'Motion', values: ['on', 'off'] },
] as const

/** Attributes on `html`: the same that a settings panel of an app sets. */
export function GallerySettings() {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})

  function choose(name: string, value: string) {
    document.documentElement.setAttribute(name, value)
    setChosen({ ...chosen, [name]: value })
  }

  return (
    <Window title="Accessibility options" icon="control-panel" role="region">
      <div className="stack">
        {settings.map(({ name, legend, values }) => (
          <RadioGroup
            key={name}
            row
            legend={legend}
            value={chosen[name] ?? values[0]}
            options={values.map((value) => ({ value, label: value }))}
            onChange={(value) => choose(name, value)}
          />
        ))}
      </div>
    </Window>
  )
}
