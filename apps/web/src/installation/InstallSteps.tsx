import { useState } from 'react';
import { Mail } from 'lucide-react';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { type PlatformId, PLATFORMS } from './platforms.ts';

/** How the line of HTML gets onto a site, by what the site is built with; and the same as a mail to who builds it. */
export function InstallSteps({ snippet }: { snippet: string }) {
  const [platform, setPlatform] = useState<PlatformId>('html');
  const { label, steps } = PLATFORMS.find(({ id }) => id === platform) ?? PLATFORMS[0];
  const text = instructions(snippet, steps);
  return (
    <div className="grid gap-3">
      <Select label="What your site is built with" options={PLATFORMS} value={platform} onChange={setPlatform} />
      <ol
        aria-label={`Steps for ${label}`}
        className="grid list-decimal gap-1.5 pl-5 text-dense text-pretty text-ink-muted"
      >
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-ink-muted">
        Somebody else does it?
        <a href={mailWith(text)} className="inline-flex min-h-6 items-center gap-1.5 link">
          <Mail aria-hidden className="size-4" strokeWidth={1.75} />
          Send it to a developer
        </a>
        <CopyButton text={text} label="Copy line and steps" size="sm" />
      </p>
    </div>
  );
}

const instructions = (snippet: string, steps: readonly string[]) =>
  [
    'Please put our chat onto our site. It is one line of HTML:',
    snippet,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    'It loads by itself, after the page, and works under a strict content security policy.',
  ].join('\n\n');

const mailWith = (body: string) =>
  `mailto:?subject=${encodeURIComponent('Our chat on our site')}&body=${encodeURIComponent(body)}`;
