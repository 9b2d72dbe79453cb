import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { Field } from '../Field.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { Select } from '../Select.tsx'
import { Slider } from '../Slider.tsx'
import { Window } from '../Window.tsx'

const ignore = () => {}
const tokens = ['LOVE', 'WAR3', 'ETH'].map((value) => ({ value, label: value }))

export function GalleryFields() {
  const [amount, setAmount] = useState('12.5')
  const [token, setToken] = useState('LOVE')
  const [share, setShare] = useState(25)
  const [exact, setExact] = useState(true)
  const [speed, setSpeed] = useState('normal')
  return (
    <Window title="Fields" icon="wallet" role="region">
      <div className="stack">
        <Field
          label="Amount"
          aside="Balance: 100 LOVE"
          value={amount}
          onChange={setAmount}
          numeric
          hint="The network fee is reserved."
          suffix={
            <Button compact onClick={() => setAmount('100')}>
              Max
            </Button>
          }
        />
        <Field label="Recipient" value="love.example" onChange={ignore} error="This is not an address." />
        <Field label="Search" type="search" placeholder="Name or address" value="" onChange={ignore} />
        <Field label="Read only" value="Cannot be changed" onChange={ignore} readOnly />
        <Field label="Disabled" value="Cannot be used" onChange={ignore} disabled />
        <Field label="Notes" value="Several lines" onChange={ignore} rows={2} />
        <Select label="Token" options={tokens} value={token} onChange={setToken} />
        <Select label="Network" options={tokens} value="ETH" onChange={ignore} disabled />
        <Slider
          label="Share"
          min={0}
          max={100}
          step={5}
          value={share}
          valueText={`${share}%`}
          onChange={setShare}
          suffix={
            <Button compact onClick={() => setShare(100)}>
              All
            </Button>
          }
        />
        <div>
          <Checkbox
            label="Approve exactly this amount"
            checked={exact}
            onChange={setExact}
            hint="Recommended."
          />
          <Checkbox
            label="I have read it"
            checked={false}
            onChange={ignore}
            error="Please tick this first."
          />
          <Checkbox label="Disabled" checked onChange={ignore} disabled />
        </div>
        <RadioGroup
          legend="Speed"
          value={speed}
          onChange={setSpeed}
          options={[
            { value: 'slow', label: 'Slow' },
            { value: 'normal', label: 'Normal' },
            { value: 'fast', label: 'Fast, not possible now', disabled: true },
          ]}
        />
      </div>
    </Window>
  )
}
