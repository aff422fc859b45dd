import { useState } from 'react';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { type PlatformId, PLATFORMS } from './platforms.ts';

/** How the line of HTML gets onto a site, by what the site is built with. */
export function InstallSteps() {
  const [platform, setPlatform] = useState<PlatformId>('html');
  const { label, steps } = PLATFORMS.find(({ id }) => id === platform) ?? PLATFORMS[0];
  return (
    <div className="grid gap-3">
      <div className="relative overflow-x-auto">
        <SegmentedControl
          label="What your site is built with"
          options={PLATFORMS}
          value={platform}
          onChange={setPlatform}
        />
      </div>
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
    </div>
  );
}
