import { useState } from 'react';
import { Mail } from 'lucide-react';
import { ColourField } from '#ui/controls/ColourField.tsx';
import { type InputSize } from '#ui/inputSizes.ts';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Text inputs';

const TAKEN = 'You already have a flow called “Size advice”. Choose another name.';
const SIZES = [
  'xs',
  'sm',
  'base',
  'lg',
  'xl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  '7xl',
  '8xl',
  '9xl',
] as const satisfies readonly InputSize[];

export default function TextInputs() {
  return (
    <>
      <TextFields />
      <OtherFields />
      <Areas />
      <Specimen label="Sizes xs to 9xl" isWide>
        <div className="grid gap-2">
          {SIZES.map((size) => (
            <TextField
              key={size}
              label={`Size ${size}`}
              isLabelHidden
              size={size}
              defaultValue={`Size ${size}`}
              icon={<Mail aria-hidden strokeWidth={1.75} />}
            />
          ))}
        </div>
      </Specimen>
    </>
  );
}

function TextFields() {
  return (
    <>
      <Specimen label="Empty, with a hint">
        <TextField className="w-52" label="Flow name" placeholder="What is it for?" hint="Only your team sees this." />
      </Specimen>
      <Specimen label="Filled, with something beside the label">
        <TextField
          className="w-52"
          label="Flow name"
          defaultValue="Returns"
          labelAside={<span className="text-ink-faint">Optional</span>}
        />
      </Specimen>
      <Specimen label="Error with a message">
        <TextField className="w-52" label="Flow name" defaultValue="Size advice" error={TAKEN} />
      </Specimen>
      <Specimen label="Error without one">
        <TextField className="w-52" label="Flow name" defaultValue="Size advice" error />
      </Specimen>
      <Specimen label="Disabled: can be read and copied">
        <TextField
          className="w-52"
          label="Public key"
          value="pk_nw_4f81"
          isDisabled
          hint="Set when the assistant was created."
        />
      </Specimen>
      <Specimen label="With an icon">
        <TextField
          className="w-52"
          label="Email"
          defaultValue="maya@northwind.com"
          icon={<Mail aria-hidden strokeWidth={1.75} />}
        />
      </Specimen>
      <Specimen label="Comfortable">
        <TextField className="w-52" label="Email" density="comfortable" placeholder="you@company.com" />
      </Specimen>
    </>
  );
}

function OtherFields() {
  const [sought, setSought] = useState('');
  const [found, setFound] = useState('crampon');
  const [minutes, setMinutes] = useState<number | null>(30);
  const [colour, setColour] = useState('#964624');
  return (
    <>
      <Specimen label="Password">
        <PasswordField className="w-52" label="Password" defaultValue="alpenglow" autoComplete="off" />
      </Specimen>
      <Specimen label="Password with an error">
        <PasswordField className="w-52" label="New password" error="Use at least 8 characters." autoComplete="off" />
      </Specimen>
      <Specimen label="Search, / goes there">
        <SearchField className="w-52" label="Search articles" isMain value={sought} onChange={setSought} />
      </Specimen>
      <Specimen label="Search, filled">
        <SearchField className="w-52" label="Search forms" value={found} onChange={setFound} />
      </Specimen>
      <Specimen label="Number">
        <NumberField
          className="w-52"
          label="Reply within"
          value={minutes}
          onChange={setMinutes}
          min={0}
          max={120}
          step={5}
          format={{ style: 'unit', unit: 'minute', unitDisplay: 'long' }}
        />
      </Specimen>
      <Specimen label="Number, wrong and disabled">
        <div className="grid grid-cols-[minmax(0,auto)] gap-3">
          <NumberField className="w-52" label="Seats" value={0} onChange={setMinutes} error="Take at least one seat." />
          <NumberField
            className="w-52"
            label="Messages"
            value={4000}
            onChange={setMinutes}
            isDisabled
            hint="Comes with your plan."
          />
        </div>
      </Specimen>
      <Specimen label="Colour">
        <ColourField className="w-52" label="Main" value={colour} onChange={setColour} />
      </Specimen>
    </>
  );
}

function Areas() {
  const [text, setText] = useState('Nori answers from your articles and says when it does not know.');
  return (
    <>
      <Specimen label="Several lines, growing, counted">
        <TextArea
          className="w-80 max-w-full"
          label="Greeting"
          value={text}
          onChange={setText}
          limit={160}
          hint="Shown when the chat opens."
        />
      </Specimen>
      <Specimen label="Too long">
        <TextArea
          className="w-80 max-w-full"
          label="Greeting"
          defaultValue="Hello. Where are you heading?"
          limit={20}
        />
      </Specimen>
      <Specimen label="Error, disabled">
        <div className="grid grid-cols-[minmax(0,auto)] gap-3">
          <TextArea className="w-80 max-w-full" label="Note" rows={2} error="Write a note, or take it away." />
          <TextArea
            className="w-80 max-w-full"
            label="Prompt"
            rows={2}
            isDisabled
            value="You are Nori, the guide of Northwind Outdoor."
          />
        </div>
      </Specimen>
    </>
  );
}
