import { useRef } from 'react';
import { RadioCards } from '#ui/controls/RadioCards.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Slider } from '#ui/controls/Slider.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { LAUNCHERS } from '../editor/choices.ts';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { ConfigPicture } from './ConfigPicture.tsx';
import { LAUNCHER_ICONS } from './launcherIcons.ts';

const ICONS = LAUNCHERS.map(({ id, label }) => {
  const Icon = LAUNCHER_ICONS[id];
  return { id, label, picture: <Icon aria-hidden className="size-5" strokeWidth={1.75} /> };
});

const SIDES = [
  { id: 'Left', label: 'Left' },
  { id: 'Right', label: 'Right' },
] as const;

/** The button that opens the chat on the company's pages. */
export function LauncherSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  const { launcher } = value;
  // A circle is another kind of picture than an image: each comes back with its icon.
  const pictures = useRef(new Map<typeof launcher.icon, string | null>());
  const setLauncher = (some: Partial<typeof launcher>) => set({ launcher: { ...launcher, ...some } });
  return (
    <EditorSection title="Launcher" description="The button on your pages.">
      <RadioCards
        label="Icon"
        look="square"
        options={ICONS}
        value={launcher.icon}
        onChange={(icon) => {
          pictures.current.set(launcher.icon, launcher.image);
          setLauncher({ icon, image: pictures.current.get(icon) ?? null });
        }}
        isDisabled={isReadOnly}
      />
      {(launcher.icon === 'Image' || launcher.icon === 'AnimatedCircle') && (
        <ConfigPicture
          label={launcher.icon === 'Image' ? 'Picture of the launcher' : 'Animated circle (GIF or WebP)'}
          kind={launcher.icon === 'Image' ? 'avatar' : 'animatedCircle'}
          shape="round"
          value={launcher.image}
          onChange={(image) => setLauncher({ image })}
          error={problem('launcher.image')}
        />
      )}
      <LocalisedField
        label="Label"
        hint="Beside the icon; empty: the icon alone."
        value={launcher.label}
        onChange={(label) => setLauncher({ label })}
        error={problem('launcher.label')}
        limit={30}
      />
      <Pair>
        <div className="grid gap-1">
          <span aria-hidden className="text-dense font-medium">
            Side
          </span>
          <SegmentedControl
            label="Side"
            options={SIDES}
            value={launcher.side}
            onChange={(side) => setLauncher({ side })}
            isDisabled={isReadOnly}
          />
        </div>
        <Switch
          label="Hide on phones"
          value={launcher.isHiddenOnPhones}
          onChange={(isHiddenOnPhones) => setLauncher({ isHiddenOnPhones })}
          isSpread
          isDisabled={isReadOnly}
          className="self-end"
        />
        <Slider
          label="Size"
          value={launcher.size}
          onChange={(size) => setLauncher({ size })}
          min={48}
          max={72}
          step={4}
          unit="px"
          isDisabled={isReadOnly}
        />
        <Slider
          label="From the side"
          value={launcher.sideOffset}
          onChange={(sideOffset) => setLauncher({ sideOffset })}
          max={120}
          step={4}
          unit="px"
          isDisabled={isReadOnly}
        />
        <Slider
          label="From the bottom"
          value={launcher.bottomOffset}
          onChange={(bottomOffset) => setLauncher({ bottomOffset })}
          max={120}
          step={4}
          unit="px"
          isDisabled={isReadOnly}
        />
      </Pair>
    </EditorSection>
  );
}
