import type { HomeBlock } from '#api/chatConfig.ts';
import { t } from '#language/t.ts';
import { LinkIcon } from '#ui/icons.tsx';
import type { Words } from '#ui/words.ts';
import { Card, cardRow, CardRows, CardRowText } from './Card.tsx';

const SAFE = /^(https?:\/\/|mailto:|tel:)[^\s]/i;

type LinksBlockProps = { block: Extract<HomeBlock, { type: 'Links' }>; words: Words };

/** Ways elsewhere: pages, mail addresses and telephone numbers. */
export function LinksBlock({ block: { title, links }, words }: LinksBlockProps) {
  const safe = links.filter(({ url }) => SAFE.test(url.trim()));
  if (safe.length === 0) return null;
  return (
    <Card title={words.of(title)} lang={words.lang} label={t('Links')}>
      <CardRows>
        {safe.map(({ label, url }, index) => (
          <li key={index}>
            <a href={url.trim()} target="_blank" rel="noopener noreferrer" className={cardRow}>
              <CardRowText icon={<LinkIcon />} text={words.of(label) || url.trim()} lang={words.lang} />
            </a>
          </li>
        ))}
      </CardRows>
    </Card>
  );
}
