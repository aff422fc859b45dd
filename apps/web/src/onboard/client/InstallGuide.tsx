import { useState } from 'react';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { type PlatformId, PLATFORMS } from './platforms.ts';

/** The address of the chat, the line that links to it, and how either gets onto a site. */
export function InstallGuide({ chatUrl }: { chatUrl: string }) {
  const [platform, setPlatform] = useState<PlatformId>('html');
  const { label, steps } = PLATFORMS.find(({ id }) => id === platform) ?? PLATFORMS[0];
  const line = `<a href="${chatUrl.replaceAll('&', '&amp;')}" target="_blank" rel="noopener">Chat with us</a>`;

  return (
    <div className="grid gap-5">
      <Copied title="Address of your chat" text={chatUrl} copyLabel="Copy the address" />
      <Copied title="The same as a line of HTML" text={line} copyLabel="Copy the line" />
      <div className="grid gap-3">
        <SegmentedControl
          label="What your site is built with"
          options={PLATFORMS}
          value={platform}
          onChange={setPlatform}
        />
        <ol aria-label={`Steps for ${label}`} className="grid list-decimal gap-1.5 pl-5 text-pretty text-ink-muted">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type CopiedProps = { title: string; text: string; copyLabel: string };

function Copied({ title, text, copyLabel }: CopiedProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-dense font-medium">{title}</h3>
        <CopyButton text={text} label={copyLabel} size="sm" />
      </div>
      <code className="block rounded-control bg-well px-3 py-2.5 text-xs leading-5 wrap-anywhere inset-ring inset-ring-line">
        {text}
      </code>
    </div>
  );
}
