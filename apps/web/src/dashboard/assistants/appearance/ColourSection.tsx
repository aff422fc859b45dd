import { CircleAlert, CircleCheck } from 'lucide-react';
import { contrastRatio, inkOn, READABLE, tintOf } from '@parley/assistant-config/contrast';
import { Button } from '#ui/Button.tsx';
import { ColourField } from '#ui/controls/ColourField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { FONTS, THEMES } from '../editor/choices.ts';

/** Of the surface that the chat's buttons and links stand on. */
const SURFACE = '#ffffff';

/** Colours, theme and font of the chat. */
export function ColourSection() {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('appearance');
  const { theme, mainColour, visitorBubbleColour, font } = value;
  return (
    <EditorSection title="Colours" description="Text colours follow, so that they stay readable.">
      <SegmentedControl
        label="Theme"
        options={THEMES}
        value={theme}
        onChange={(theme) => set({ theme })}
        isDisabled={isReadOnly}
      />
      <Pair>
        <ColourField
          label="Main"
          value={mainColour.toUpperCase()}
          onChange={(colour) => set({ mainColour: colour.toLowerCase() })}
          error={problem('mainColour') ?? undefined}
          isDisabled={isReadOnly}
        />
        <div className="grid gap-1">
          <ColourField
            label="Visitor bubble"
            hint={visitorBubbleColour === null ? 'A tint of the main colour.' : undefined}
            value={(visitorBubbleColour ?? tintOf(mainColour) ?? mainColour).toUpperCase()}
            onChange={(colour) => set({ visitorBubbleColour: colour.toLowerCase() })}
            error={problem('visitorBubbleColour') ?? undefined}
            isDisabled={isReadOnly}
          />
          {visitorBubbleColour !== null && !isReadOnly && (
            <Button
              size="sm"
              variant="ghost"
              className="justify-self-start"
              onClick={() => set({ visitorBubbleColour: null })}
            >
              Use a tint of the main colour
            </Button>
          )}
        </div>
      </Pair>
      <ContrastNote colour={mainColour} />
      <Select label="Font" options={FONTS} value={font} onChange={(font) => set({ font })} isDisabled={isReadOnly} />
    </EditorSection>
  );
}

/** Whether what is written on the main colour, and in it, can be read. */
function ContrastNote({ colour }: { colour: string }) {
  const ink = inkOn(colour);
  const ratio = ink && contrastRatio(colour, ink);
  const onSurface = contrastRatio(colour, SURFACE);
  if (!ratio || !onSurface) return null;
  const name = ink === '#ffffff' ? 'White' : 'Black';
  const isPale = onSurface < READABLE;
  return (
    <output className="grid gap-1.5 text-dense text-ink-muted">
      <span className="flex items-start gap-2">
        <CircleCheck aria-hidden className="mt-0.5 size-4 flex-none text-positive" strokeWidth={1.75} />
        <span>
          {name} on your main colour reads well, <span className="tabular-nums">{inWords(ratio)}</span>
        </span>
      </span>
      {isPale && (
        <span className="flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none text-caution" strokeWidth={1.75} />
          <span>
            On white it is too pale for links and signs, <span className="tabular-nums">{inWords(onSurface)}</span>:
            they get a darker shade of it.
          </span>
        </span>
      )}
    </output>
  );
}

const inWords = (ratio: number) => `${ratio.toFixed(1)} : 1`;
