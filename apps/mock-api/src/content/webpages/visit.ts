import type { CrawlRunItem } from '@parley/db';
import type { Deps } from '#context.ts';
import { setGptStatus } from '../gptStatus.ts';
import { addFound, settleItem, type Crawl } from './crawl.ts';
import { unreadBecause } from './crawlRules.ts';
import { createHostTurns } from './hostTurns.ts';
import { findPage, keepFault, keepPage, keepUnchanged, type KnownPage } from './keepPage.ts';
import { linksOf } from './links.ts';
import { roomForPages } from './pageLimits.ts';
import type { PageFault } from './pageFault.ts';
import { readAddress, type PageResult } from './readAddress.ts';

/** One process reads all sites, so that a host sees one polite visitor. */
const takeTurn = createHostTurns();

/** Before a page is asked for the second and the third time. */
const BACK_OFF_MS = [5000, 30_000];

class NotFollowed extends Error {
  readonly fault: PageFault;
  readonly url: string;

  constructor(fault: PageFault, url: string) {
    super(`The redirect to ${url} is not followed: ${fault}`);
    this.fault = fault;
    this.url = url;
  }
}

/** Reads one address of a run, and writes down what came of it. */
export async function visit(deps: Deps, crawl: Crawl, item: CrawlRunItem): Promise<void> {
  const { run } = crawl;
  const known = run.isPreview ? null : await findPage(deps, run.clientId, item.url);
  if (known?.article.status === 'Archived') {
    await settleItem(deps, item, { outcome: 'Skipped', reason: 'Removed', articleId: known.articleId });
    return;
  }
  const robots = crawl.rules.respectsRobots ? await crawl.robotsOf(item.url) : null;
  if (robots && !robots.isAllowed(item.url)) {
    await settleFault(deps, { item, known, fault: 'Robots' });
    return;
  }
  if (known && known.contentHash === null) await setGptStatus(deps, known.articleId, { gptStatus: 'Extracting' });
  const delayMs = Math.max(deps.config.crawlDelayMs, robots?.delayMs ?? 0);
  try {
    const result = await takeTurn(new URL(item.url).host, { delayMs, signal: crawl.signal }, () =>
      readAddress(deps, {
        url: item.url,
        known: known?.contentHash ? known : null,
        signal: crawl.signal,
        beforeRedirect: (url) => mayFollow(crawl, item, url.href),
      }),
    );
    if (!crawl.signal.aborted) await settle(deps, crawl, { item, known, result });
  } catch (error) {
    if (!(error instanceof NotFollowed)) throw error;
    await settleFault(deps, { item, known, fault: error.fault, detail: error.url });
  }
}

/** Somebody named it, so it is read wherever it leads. */
const isNamed = ({ depth, foundOn }: CrawlRunItem) => depth === 0 && foundOn === null;

/** Throws NotFollowed where a redirect leads out of what is to be read. */
async function mayFollow({ rules, robotsOf }: Crawl, item: CrawlRunItem, url: string): Promise<void> {
  const reason = isNamed(item) ? null : unreadBecause(rules, { url, depth: item.depth });
  if (reason) throw new NotFollowed(reason, url);
  if (rules.respectsRobots && !(await robotsOf(url)).isAllowed(url)) throw new NotFollowed('Robots', url);
}

type Visited = { item: CrawlRunItem; known: KnownPage | null; result: PageResult };

async function settle(deps: Deps, crawl: Crawl, { item, known, result }: Visited): Promise<void> {
  if (result.kind === 'Failed') {
    const wait = result.mayPass ? BACK_OFF_MS[item.attempts] : undefined;
    if (wait === undefined) await settleFault(deps, { item, known, ...result });
    else await tryLater(deps, item, wait);
    return;
  }
  if (result.kind === 'Unchanged') {
    if (!known) return;
    await follow(deps, crawl, item, linksOf(known.links));
    await keepUnchanged(deps, known, result.status);
    await settleItem(deps, item, { outcome: 'Unchanged', httpStatus: 304, articleId: known.articleId });
    return;
  }
  await settlePage(deps, crawl, { item, known, result });
}

const tryLater = ({ db, clock }: Deps, { id, attempts }: CrawlRunItem, wait: number) =>
  db.crawlRunItem.updateMany({
    where: { id },
    data: { attempts: attempts + 1, runAt: new Date(clock.now().getTime() + wait) },
  });

type Page = Visited & { result: Extract<PageResult, { kind: 'Page' }> };

async function settlePage(deps: Deps, crawl: Crawl, { item, known, result }: Page): Promise<void> {
  const { run, rules } = crawl;
  const { page, status: httpStatus } = result;
  if (rules.respectsRobots && page.isNoIndex) {
    await settleFault(deps, { item, known, fault: 'NoIndex', status: httpStatus });
    return;
  }
  if (!(rules.respectsRobots && page.isNoFollow)) await follow(deps, crawl, item, page.links);
  const other = await elsewhere(deps, crawl, { item, known, result });
  if (other) {
    await settleFault(deps, { item, known, fault: 'Duplicate', detail: other, status: httpStatus });
    return;
  }
  if (run.isPreview) {
    await settleItem(deps, item, { outcome: 'Listed', detail: page.title, httpStatus });
    return;
  }
  if (!known && (await roomForPages(deps, run.clientId)) === 0) {
    await settleItem(deps, item, { outcome: 'Skipped', reason: 'PlanLimit', httpStatus });
    return;
  }
  const { clientId, sourceId } = run;
  const kept = await keepPage(deps, known, result, { clientId, sourceId, depth: item.depth, foundOn: item.foundOn });
  await settleItem(deps, item, { ...kept, httpStatus });
}

const follow = async (deps: Deps, crawl: Crawl, { url, depth }: CrawlRunItem, links: readonly string[]) => {
  if (crawl.rules.kind !== 'Site') return;
  const found = links.map((link) => ({ url: link, depth: depth + 1, foundOn: url }));
  await addFound(deps, crawl, found);
};

/** The address under which the page is read instead: where it led, which it names as its own, or which says the very same. */
async function elsewhere(deps: Deps, crawl: Crawl, { item, known, result }: Page): Promise<string | null> {
  const { run, rules } = crawl;
  const { url, page, contentHash } = result;
  const { depth, foundOn } = item;
  if (url !== item.url) {
    if (isNamed(item)) await alsoNamed(deps, crawl, url);
    await addFound(deps, crawl, [{ url, depth, foundOn }]);
    return url;
  }
  const { canonical } = page;
  if (canonical && canonical !== url && !isNamed(item) && unreadBecause(rules, { url: canonical, depth }) === null) {
    await addFound(deps, crawl, [{ url: canonical, depth, foundOn: url }]);
    return canonical;
  }
  const same = await deps.db.webpage.findFirst({
    where: {
      clientId: run.clientId,
      contentHash,
      url: { not: url },
      article: { status: { not: 'Archived' }, ...(known && { createdAt: { lt: known.article.createdAt } }) },
    },
    select: { url: true },
  });
  return same && !run.isPreview ? same.url : null;
}

/** A site that answers `shop.example` from `www.shop.example` is read there. */
async function alsoNamed({ db }: Deps, crawl: Crawl, url: string): Promise<void> {
  crawl.rules = { ...crawl.rules, addresses: [...crawl.rules.addresses, url] };
  await db.crawlRun.updateMany({ where: { id: crawl.run.id }, data: { rules: JSON.stringify(crawl.rules) } });
}

/** What is left out by what the site or the page says, and is no fault of anybody. */
const SKIPPED: readonly PageFault[] = [
  'Robots',
  'NoIndex',
  'NotAPage',
  'Duplicate',
  'OtherSite',
  'NoText',
  'Excluded',
  'TooDeep',
  'Loop',
];

type Faulty = {
  item: CrawlRunItem;
  known: KnownPage | null;
  fault: PageFault;
  detail?: string;
  status?: number | null;
  mayPass?: boolean;
};

async function settleFault(
  deps: Deps,
  { item, known, fault, detail, status = null, mayPass = false }: Faulty,
): Promise<void> {
  if (known && fault === 'Duplicate') await forgetDuplicate(deps, known);
  else if (known) await keepFault(deps, known, { fault, status, mayPass });
  const outcome = SKIPPED.includes(fault) ? 'Skipped' : 'Failed';
  const articleId = fault === 'Duplicate' ? null : (known?.articleId ?? null);
  await settleItem(deps, item, { outcome, reason: fault, detail: detail ?? null, httpStatus: status, articleId });
}

/** The page stands under its other address. */
async function forgetDuplicate({ db, jobs }: Deps, { articleId }: KnownPage): Promise<void> {
  await db.$transaction(async (tx) => {
    await jobs.cancel(tx, articleId);
    await tx.article.deleteMany({ where: { id: articleId } });
  });
}
