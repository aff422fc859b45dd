import { OwnPart } from '#router/OwnPart.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { Security } from './Security.tsx';

/** Where the person is signed in. It asks for itself, so that the profile stands without it. */
export function SecuritySection() {
  return (
    <Section title="Devices" description="Where you are signed in. Sign out what you do not know.">
      <OwnPart what="devices" fallback={<TextSkeleton />}>
        {(attempt) => <Security attempt={attempt} />}
      </OwnPart>
    </Section>
  );
}
