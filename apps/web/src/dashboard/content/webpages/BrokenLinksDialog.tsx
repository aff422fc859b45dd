import type { WebpagesScreenQuery$data } from '#generated/WebpagesScreenQuery';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays.ts';
import { shortAddress } from './crawlSource.ts';

export type BrokenLink = WebpagesScreenQuery$data['brokenLinks'][number];

type BrokenLinksDialogProps = { isOpen: boolean; links: readonly BrokenLink[]; onClose: () => void };

/** Links of the webpages that lead to nothing, page by page. Default export: it is loaded lazily. */
export default function BrokenLinksDialog({ isOpen, links, onClose }: BrokenLinksDialogProps) {
  if (!isOpen) return null;
  const byPage = new Map<string, BrokenLink[]>();
  for (const link of links) byPage.set(link.foundOn ?? '', [...(byPage.get(link.foundOn ?? '') ?? []), link]);
  return (
    <Dialog
      isOpen
      size="lg"
      title="Broken links"
      description="As they were found when your pages were last read. Mend them on your site, then read it again."
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-4 text-dense">
        {[...byPage].map(([page, broken]) => (
          <li key={page} className="grid gap-1">
            <p className="text-ink-muted">
              On{' '}
              <a
                href={page}
                target="_blank"
                rel="noreferrer"
                className="rounded-[3px] text-ink underline outline-offset-2 outline-focus focus-visible:outline-2"
              >
                {shortAddress(page)}
              </a>
            </p>
            <ul className="divide-y divide-line">
              {broken.map(({ id, url, message, httpStatus }) => (
                <li key={id} className="grid gap-0.5 py-1.5">
                  <span className="wrap-anywhere">{shortAddress(url)}</span>
                  <span className="text-xs text-ink-muted">
                    {message}
                    {httpStatus && ` The site answered ${httpStatus}.`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
