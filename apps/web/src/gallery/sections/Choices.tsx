import { useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { type Option } from '#ui/controls/option.ts';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Choices';

const tile = (name: string, colour: string) => <Avatar name={name} size={20} shape="square" colour={colour} />;
const ASSISTANTS: readonly Option[] = [
  { id: 'nori', label: 'Nori', detail: 'Chatbot Widget', icon: tile('Nori', 'bg-sky-400') },
  { id: 'gear', label: 'Gear Finder', detail: 'AI Assistant', icon: tile('Gear Finder', 'bg-purple-400') },
  {
    id: 'old',
    label: 'Old helper',
    detail: 'Switched off',
    icon: tile('Old helper', 'bg-slate-400'),
    isDisabled: true,
  },
];
const COUNTRIES: readonly Option[] = [
  'Austria',
  'Belgium',
  'Canada',
  'Denmark',
  'Estonia',
  'Finland',
  'Germany',
  'Iceland',
  'Italy',
  'Norway',
  'Portugal',
  'Sweden',
  'Switzerland',
].map((label) => ({ id: label.toLowerCase(), label }));
const STYLES: readonly Option<'button' | 'card' | 'none'>[] = [
  { id: 'button', label: 'Button' },
  { id: 'card', label: 'Card', detail: 'With a second and a third line.' },
  { id: 'none', label: 'None', isDisabled: true },
];
const CHANNELS: readonly Option<'email' | 'phone' | 'chat'>[] = [
  { id: 'email', label: 'Email', detail: 'One a day at the most.' },
  { id: 'phone', label: 'Phone' },
  { id: 'chat', label: 'Chat', isDisabled: true },
];

export default function Choices() {
  return (
    <>
      <Lists />
      <Searches />
      <Groups />
    </>
  );
}

function Lists() {
  const [assistant, setAssistant] = useState<string | null>('nori');
  const [none, setNone] = useState<string | null>(null);
  return (
    <>
      <Specimen label="Select">
        <Select className="w-52" label="Assistant" options={ASSISTANTS} value={assistant} onChange={setAssistant} />
      </Specimen>
      <Specimen label="Nothing chosen, wrong">
        <Select
          className="w-52"
          label="Country"
          options={COUNTRIES}
          value={none}
          onChange={setNone}
          error="Choose your country."
        />
      </Specimen>
      <Specimen label="Disabled">
        <Select
          className="w-52"
          label="Assistant"
          options={ASSISTANTS}
          value="gear"
          onChange={setAssistant}
          isDisabled
          hint="Set by your plan."
        />
      </Specimen>
    </>
  );
}

function Searches() {
  const [country, setCountry] = useState<string | null>('norway');
  const [sought, setSought] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const search = useOptionSearch(findSlowly);
  return (
    <>
      <Specimen label="Combo box">
        <ComboBox className="w-52" label="Country" options={COUNTRIES} value={country} onChange={setCountry} />
      </Specimen>
      <Specimen label="Options from elsewhere">
        <ComboBox
          className="w-52"
          label="Where to"
          {...search}
          value={sought}
          onChange={setSought}
          placeholder="Search countries"
        />
      </Specimen>
      <Specimen label="Wrong, disabled">
        <div className="grid grid-cols-[minmax(0,auto)] gap-3">
          <ComboBox
            className="w-52"
            label="Country"
            options={COUNTRIES}
            value={wrong}
            onChange={setWrong}
            error="Choose your country."
          />
          <ComboBox
            className="w-52"
            label="Country"
            options={COUNTRIES}
            value="iceland"
            onChange={setWrong}
            isDisabled
          />
        </div>
      </Specimen>
    </>
  );
}

function Groups() {
  const [style, setStyle] = useState<'button' | 'card' | 'none' | null>('button');
  const [channels, setChannels] = useState<('email' | 'phone' | 'chat')[]>(['email']);
  const [isTicked, setIsTicked] = useState(true);
  return (
    <>
      <Specimen label="One of">
        <RadioGroup label="Style" options={STYLES} value={style} onChange={setStyle} hint="Visitors see it at once." />
      </Specimen>
      <Specimen label="One of, wrong, in a row">
        <RadioGroup
          label="Style"
          orientation="horizontal"
          options={STYLES}
          value={null}
          onChange={setStyle}
          error="Choose a style."
        />
      </Specimen>
      <Specimen label="Any of">
        <CheckboxGroup label="Tell me by" options={CHANNELS} value={channels} onChange={setChannels} />
      </Specimen>
      <Specimen label="Any of, wrong">
        <CheckboxGroup
          label="Tell me by"
          options={CHANNELS}
          value={[]}
          onChange={setChannels}
          error="Tick at least one."
        />
      </Specimen>
      <Specimen label="Disabled">
        <div className="flex gap-8">
          <RadioGroup label="Style" options={STYLES} value="card" onChange={setStyle} isDisabled />
          <CheckboxGroup label="Tell me by" options={CHANNELS} value={['phone']} onChange={setChannels} isDisabled />
        </div>
      </Specimen>
      <Specimen label="Tick boxes">
        <div className="grid gap-1">
          <Checkbox value={isTicked} onChange={setIsTicked}>
            Remember me
          </Checkbox>
          <Checkbox isMixed>Some of them</Checkbox>
          <Checkbox isDisabled defaultChecked>
            Always on
          </Checkbox>
        </div>
      </Specimen>
    </>
  );
}

/** Answers like an API far away. */
async function findSlowly(text: string): Promise<readonly Option[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return COUNTRIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}
