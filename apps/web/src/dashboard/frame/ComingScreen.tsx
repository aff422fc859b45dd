import { useMatches } from 'react-router-dom';
import { EmptyState } from '#ui/EmptyState.tsx';
import { comingOf, comingScreens } from './comingScreens.ts';
import { InboxLink } from './InboxLink.tsx';

/** A screen that is still being built: says what will be here, and leads to what works. */
export default function ComingScreen() {
  const matches = useMatches();
  const name = matches.map(({ handle }) => comingOf(handle)).findLast((found) => found !== null);
  if (!name) return null;
  const { icon, text } = comingScreens[name];

  return (
    <EmptyState icon={icon} title="This screen is still being built" action={<InboxLink />}>
      {text}
    </EmptyState>
  );
}
