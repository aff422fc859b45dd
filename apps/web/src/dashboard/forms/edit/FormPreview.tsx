import { useMemo, useState } from 'react';
import { Moon, RotateCcw, Sun } from 'lucide-react';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { FormContent } from '@parley/form/form';
import { publicForm } from '@parley/form/publicForm';
import { ChatPreview } from '#chat-preview/ChatPreview.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { IconButton } from '#ui/IconButton.tsx';

type FormPreviewProps = {
  form: FormContent;
  /** Of the assistant that visitors know; null: the company has none. */
  config: AssistantConfig | null;
  clientName: string;
  onLayout: (layout: FormContent['layout']) => void;
  isReadOnly: boolean;
};

const LAYOUTS = [
  { id: 'Chat', label: 'Chat' },
  { id: 'Card', label: 'Card' },
] as const;
const THEMES = [
  { id: 'Light', label: 'Light', icon: <Sun aria-hidden /> },
  { id: 'Dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

/** The form in the real chat, to be tried: one question at a time, or as a card. Nothing is sent. */
export function FormPreview({ form, config, clientName, onLayout, isReadOnly }: FormPreviewProps) {
  const [theme, setTheme] = useState<'Light' | 'Dark'>('Light');
  const [round, setRound] = useState(0);
  const shown = useMemo(
    () => publicConfig(config ?? newConfig({ title: clientName }), () => null),
    [config, clientName],
  );
  const asked = useMemo(() => publicForm(form), [form]);
  return (
    <>
      <div className="flex min-h-13 flex-none flex-wrap items-center gap-2 px-4 py-1.5">
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">Preview</h2>
        <SegmentedControl
          label="How it is asked"
          options={LAYOUTS}
          value={form.layout}
          isDisabled={isReadOnly}
          onChange={onLayout}
        />
        <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} isIconOnly />
        <IconButton icon={RotateCcw} label="Begin again" onClick={() => setRound(round + 1)} />
      </div>
      <div className="min-h-0 flex-1 px-4 pb-4">
        <div className="h-full overflow-hidden rounded-card border border-line">
          <ChatPreview
            key={round}
            type="FloatingWidget"
            clientName={clientName}
            config={shown}
            team={[]}
            view="Chat"
            theme={theme}
            form={asked}
          />
        </div>
      </div>
    </>
  );
}
