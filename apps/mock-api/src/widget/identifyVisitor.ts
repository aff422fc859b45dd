import type { Prisma, Visitor } from '@parley/db';
import * as v from 'valibot';
import type { IdentifyVisitorInput, VisitorIdentity } from '#__generated__/resolvers.ts';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { signVisitorToken } from '#auth/tokens.ts';
import { findForVisitors } from '#chat/chatAssistant.ts';
import { newVisitor } from '#chat/visitorSession.ts';
import type { Context } from '#context.ts';
import { email, parseInput, personName } from '#input.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { announceMerge, joinVisitors, type Joined } from '#inbox/visitors/joinVisitors.ts';
import {
  attributesOf,
  attributesText,
  renameConversations,
  requireVisitorOf,
  VISITOR_ATTRIBUTES,
} from '#inbox/visitors/visitors.service.ts';
import { isVouchedFor } from './identity.ts';
import { identifyLimits } from './limits.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'config'>;
type Tx = Prisma.TransactionClient;

const FIELDS = {
  externalId: v.nullish(
    v.pipe(v.string(), v.nonEmpty('Name the id.'), v.maxLength(200, 'Use at most 200 characters.')),
    null,
  ),
  name: v.nullish(personName),
  email: v.nullish(email),
  hash: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  attributes: v.nullish(VISITOR_ATTRIBUTES, []),
};
type Given = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

const MOST_ATTRIBUTES = 50;

/**
 * The site says who the visitor is. One for whom its server vouches is the same visitor in every browser: what was said here
 * before goes to them. What nothing vouches for describes the visitor of this browser alone, and one who is known to be somebody
 * else gives way to a new visitor. Throws WRONG_IDENTITY_HASH, IDENTITY_REQUIRED, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS.
 */
export async function identifyVisitor(
  deps: Deps,
  viewer: VisitorViewer,
  input: IdentifyVisitorInput,
): Promise<VisitorIdentity> {
  const { db, events, clock, config } = deps;
  const { clientId, assistantId } = viewer;
  const given = parseInput(FIELDS, input);
  await takeHits(deps, identifyLimits(viewer.visitorId));
  const assistant = await findForVisitors(db, { clientId, assistantId });
  const isPerson = given.externalId !== null || given.name != null || given.email != null || given.hash !== null;
  const isVerified = isPerson && isVouchedFor(config, assistant, { id: given.externalId, hash: given.hash });
  const now = clock.now();
  const { visitor, joined, renamed } = await db.$transaction(async (tx) => {
    const current = await requireVisitorOf(tx, clientId, viewer.visitorId);
    const { meant, joined } = await personMeant(tx, { current, id: given.externalId, isVerified, now });
    const visitor = await describe(tx, meant, { given, isVerified, now });
    const { name, email, externalId } = visitor;
    const isChanged =
      name !== meant.name ||
      email !== meant.email ||
      externalId !== meant.externalId ||
      (isVerified && meant.identityVerifiedAt === null);
    return { visitor, joined, renamed: isChanged ? await renameConversations(tx, visitor) : [] };
  });
  if (joined) announceMerge(deps, { fromId: viewer.visitorId, clientId, joined });
  for (const conversation of renamed) events.publish('conversation:updated', clientId, conversation);
  const token = await signVisitorToken(deps, { visitorId: visitor.id, clientId, assistantId });
  return { token, isReplaced: visitor.id !== viewer.visitorId, isVerified: visitor.identityVerifiedAt !== null };
}

type Claim = { current: Visitor; id: string | null; isVerified: boolean; now: Date };

/** Whose the chat is from now on. */
async function personMeant(tx: Tx, claim: Claim): Promise<{ meant: Visitor; joined: Joined | null }> {
  const { current, id, isVerified, now } = claim;
  const { clientId } = current;
  const isAnother = id !== null && current.externalId !== null && current.externalId !== id;
  const known = isVerified ? await verifiedVisitor(tx, clientId, id) : null;
  if (!known || known.id === current.id) {
    return { meant: isAnother ? await newVisitor(tx, { clientId, now }) : current, joined: null };
  }
  // What somebody else wrote in this browser stays theirs.
  if (isAnother || current.identityVerifiedAt) return { meant: known, joined: null };
  const joined = await joinVisitors(tx, { from: current, into: known, event: told.identified(current.name), now });
  return { meant: joined.visitor, joined };
}

const verifiedVisitor = (tx: Tx, clientId: string, externalId: string | null) =>
  tx.visitor.findFirst({
    where: { clientId, externalId: externalId ?? '', identityVerifiedAt: { not: null }, mergedIntoId: null },
  });

type Described = { given: Given; isVerified: boolean; now: Date };

/** What nothing vouches for changes nothing about a person who is known. An attribute that is empty is taken back. */
function describe(tx: Tx, visitor: Visitor, { given, isVerified, now }: Described): Promise<Visitor> {
  const { externalId, name, email, attributes } = given;
  const all = new Map([...attributesOf(visitor), ...(attributes ?? [])].map((one) => [one.name, one]));
  const kept = [...all.values()].filter(({ value }) => value !== '');
  const mayName = isVerified || visitor.identityVerifiedAt === null;
  return tx.visitor.update({
    where: { id: visitor.id },
    data: {
      lastSeenAt: now,
      attributes: attributesText(kept.slice(0, MOST_ATTRIBUTES)),
      ...(mayName && {
        ...(externalId !== null && { externalId }),
        ...(name && { name }),
        ...(email && { email }),
      }),
      ...(isVerified && { identityVerifiedAt: now }),
    },
  });
}
