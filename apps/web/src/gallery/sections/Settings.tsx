import { useState } from 'react';
import { CircleHelp, Image, MessageCircle, MessagesSquare, Monitor, Smartphone } from 'lucide-react';
import { type Option } from '#ui/controls/option.ts';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Slider } from '#ui/controls/Slider.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Switches, sliders, cards';

type Span = 'day' | 'week' | 'month';
const SPANS: readonly Option<Span>[] = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
];
const DEVICES: readonly Option<'desktop' | 'phone'>[] = [
  { id: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden strokeWidth={1.75} /> },
  { id: 'phone', label: 'Phone', icon: <Smartphone aria-hidden strokeWidth={1.75} /> },
];
const WINDOWS = [
  { id: 'compact', label: 'Compact', picture: <Window place="right-1.5 bottom-1 h-6 w-6" /> },
  { id: 'portrait', label: 'Portrait', picture: <Window place="right-1.5 bottom-1 h-8 w-6" /> },
  { id: 'fullscreen', label: 'Fullscreen', picture: <Window place="inset-1" /> },
] as const;
const ICONS = [
  { id: 'bubble', label: 'Bubble', picture: <MessageCircle className="size-5" strokeWidth={1.6} /> },
  { id: 'bubbles', label: 'Bubbles', picture: <MessagesSquare className="size-5" strokeWidth={1.6} /> },
  { id: 'question', label: 'Question mark', picture: <CircleHelp className="size-5" strokeWidth={1.6} /> },
  { id: 'image', label: 'Your own', picture: <Image className="size-5" strokeWidth={1.6} />, isDisabled: true },
] as const;

export default function Settings() {
  const [isOn, setIsOn] = useState(true);
  const [span, setSpan] = useState<Span>('day');
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const [size, setSize] = useState(52);
  const [window, setWindow] = useState<(typeof WINDOWS)[number]['id']>('portrait');
  const [icon, setIcon] = useState<(typeof ICONS)[number]['id']>('bubble');
  return (
    <>
      <Specimen label="Switches">
        <div className="grid gap-2">
          <Switch label="Parley line at the foot" value={isOn} onChange={setIsOn} />
          <Switch
            label="Hide on phones"
            hint="The button is not drawn there."
            value={!isOn}
            onChange={(isOff) => setIsOn(!isOff)}
          />
          <Switch label="Set by your plan" value isDisabled onChange={setIsOn} />
          <Switch label="Not in your plan" value={false} isDisabled onChange={setIsOn} />
        </div>
      </Specimen>
      <Specimen label="Switch in a row of settings">
        <Switch
          className="w-64"
          isSpread
          label="Hide on phones"
          hint="The button is not drawn there."
          value={isOn}
          onChange={setIsOn}
        />
      </Specimen>
      <Specimen label="Segments">
        <div className="grid gap-2">
          <SegmentedControl label="Span" options={SPANS} value={span} onChange={setSpan} />
          <SegmentedControl label="Device" isIconOnly options={DEVICES} value={device} onChange={setDevice} />
          <SegmentedControl label="Span, disabled" isDisabled options={SPANS} value={span} onChange={setSpan} />
        </div>
      </Specimen>
      <Specimen label="Slider">
        <div className="grid w-56 gap-3">
          <Slider label="Size" value={size} onChange={setSize} min={40} max={96} step={4} unit="px" />
          <Slider label="Corners" value={16} onChange={setSize} max={24} isDisabled hint="Full screen has none." />
        </div>
      </Specimen>
      <Specimen label="Cards">
        <RadioCards
          className="w-110 max-w-full"
          label="Window"
          hint="How the chat opens."
          options={WINDOWS}
          value={window}
          onChange={setWindow}
        />
      </Specimen>
      <Specimen label="Cards, wrong, disabled">
        <div className="grid grid-cols-[minmax(0,auto)] gap-3">
          <RadioCards
            className="w-110 max-w-full"
            label="Window"
            options={WINDOWS}
            value={null}
            onChange={setWindow}
            error="Choose how the chat opens."
          />
          <RadioCards
            className="w-110 max-w-full"
            label="Window"
            options={WINDOWS}
            value="compact"
            onChange={setWindow}
            isDisabled
          />
        </div>
      </Specimen>
      <Specimen label="Squares">
        <RadioCards label="Icon" look="square" options={ICONS} value={icon} onChange={setIcon} />
      </Specimen>
    </>
  );
}

function Window({ place }: { place: string }) {
  return (
    <span
      aria-hidden
      className="relative block h-11 w-full max-w-28 rounded-control bg-well inset-ring inset-ring-line"
    >
      <span className={`absolute rounded-[3px] bg-current ${place}`} />
    </span>
  );
}
