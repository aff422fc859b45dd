import type { AssistantConfig } from '@parley/assistant-config/configSchema';

type Start = AssistantConfig['homePage']['start'];

const FRAME = { x: 0.5, y: 0.5, width: 59, height: 59, rx: 6, className: 'fill-well stroke-line' };

/** The chat's window as it opens. */
export function StartPicture({ start }: { start: Start }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden className="h-14">
      <rect {...FRAME} />
      <g fill="currentColor">{SHAPES[start]}</g>
    </svg>
  );
}

const SHAPES = {
  Home: (
    <>
      <rect x="6" y="6" width="48" height="16" rx="3" />
      <rect x="6" y="27" width="48" height="7" rx="2" opacity=".5" />
      <rect x="6" y="37" width="48" height="7" rx="2" opacity=".5" />
      <rect x="6" y="47" width="48" height="7" rx="2" opacity=".5" />
    </>
  ),
  Chat: (
    <>
      <rect x="6" y="14" width="30" height="9" rx="4" opacity=".5" />
      <rect x="22" y="27" width="32" height="9" rx="4" />
      <rect x="6" y="46" width="48" height="8" rx="3" opacity=".5" />
    </>
  ),
  HomeOnly: (
    <>
      <rect x="6" y="6" width="48" height="14" rx="3" />
      <rect x="6" y="26" width="22" height="28" rx="2" opacity=".5" />
      <rect x="32" y="26" width="22" height="28" rx="2" opacity=".5" />
    </>
  ),
  AskFirst: (
    <>
      <rect x="14" y="12" width="32" height="6" rx="2" opacity=".5" />
      <rect x="8" y="25" width="44" height="11" rx="3" />
      <rect x="8" y="40" width="44" height="11" rx="3" />
    </>
  ),
};
