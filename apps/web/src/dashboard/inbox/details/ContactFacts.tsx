import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ContactFacts_visitor$key } from '#generated/ContactFacts_visitor';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { useNow } from '#ui/useNow.ts';
import { languageName } from '../list/languageName.ts';
import { Fact, Panel } from './Panel.tsx';
import { placeOf } from './placeOf.ts';

const VisitorDialog = lazyOverlay(() => import('./VisitorDialog.tsx'));

/** How a visitor is reached, where they are and by what they write. */
export function ContactFacts(props: { visitor: ContactFacts_visitor$key; mayChange: boolean }) {
  const visitor = useFragment(
    graphql`
      fragment ContactFacts_visitor on Visitor {
        id
        email
        phone
        city
        country
        timezone
        locale
        browser
        os
        device
        ...VisitorDialog_visitor
      }
    `,
    props.visitor,
  );
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  const { email, phone, locale } = visitor;
  const where = placeOf(visitor, useNow());
  const device = [visitor.browser, visitor.device ?? visitor.os].filter(Boolean).join(', ');

  return (
    <Panel
      title="Contact"
      action={props.mayChange && <IconButton icon={Pencil} label="Edit contact" onClick={() => setIsEditing(true)} />}
    >
      <dl>
        <Fact name="Email">
          {email ? (
            <a href={`mailto:${email}`} className="block truncate hover:underline" title={email}>
              {email}
            </a>
          ) : (
            <Unknown />
          )}
        </Fact>
        <Fact name="Phone">{phone ? <span className="tabular-nums">{phone}</span> : <Unknown />}</Fact>
        {where && <Fact name="Where">{where}</Fact>}
        {locale && <Fact name="Language">{languageName(locale)}</Fact>}
        {device && <Fact name="Device">{device}</Fact>}
      </dl>
      {isEditing && <VisitorDialog visitor={visitor} onClose={close} />}
    </Panel>
  );
}

const Unknown = () => <span className="text-ink-muted">Not known</span>;
