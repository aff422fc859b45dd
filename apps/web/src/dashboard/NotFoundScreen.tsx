import { Compass } from 'lucide-react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InboxLink } from './InboxLink.tsx';
import { Title } from './Title.tsx';

/** An address under /dashboard that leads nowhere. */
export default function NotFoundScreen() {
  return (
    <>
      <Title>Page not found</Title>
      <EmptyState icon={Compass} title="There is no such page" action={<InboxLink />}>
        The address may have a typing error, or the page has moved.
      </EmptyState>
    </>
  );
}
