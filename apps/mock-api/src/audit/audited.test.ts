import { expect, it } from 'vitest';
import { operation } from '#permissions/matrix/calls.ts';
import { row } from '#permissions/matrix/row.ts';
import { ROWS } from '#permissions/matrix/rows.ts';
import { buildWorld, type Caller } from '#permissions/matrix/world.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { AUDITED, MUTATIONS, type MutationName } from './audited.ts';

/*
 * The permission matrix has a right call of each mutation. Made by somebody who may, it must write into the log what
 * audited.ts declares, and nothing else. That refused calls write nothing is part of the matrix's own test.
 */

const api = await apiForTests();
const world = await buildWorld(api);

/** Those whose call in the matrix changes nothing, so that there is nothing to write; tests of their own look. */
const WITHOUT_EFFECT = new Set<MutationName>([
  'finishOnboarding',
  'undoDowngrade',
  'reactivateAccount',
  'resumeSubscription',
  'removeStripePromotionCode',
  'republishArticle',
]);
/** Staff has a second session that can be ended. */
const PREFERRED: readonly Caller[] = ['staff', 'admin', 'visitor', 'anonymous'];

const letIn = MUTATIONS.flatMap((name) => {
  const called = ROWS[`Mutation.${name}`] ?? row('missing');
  const caller = PREFERRED.find((one) => ['ok', 'null'].includes(called.outcomes[one]));
  return caller ? [[name, caller, called] as const] : [];
});

it.each(letIn)('%s of %s writes what it declares', async (name, caller, called) => {
  const { outcome } = await world.call(caller, operation(`Mutation.${name}`, called, world.ids));
  const written = await world.auditActions();

  const declared: readonly string[] = typeof AUDITED[name] === 'string' ? [] : AUDITED[name];
  const mustWrite = declared.length > 0 && !WITHOUT_EFFECT.has(name);
  expect([
    ...(outcome === called.outcomes[caller] ? [] : [`comes to ${outcome}`]),
    ...written
      .filter((action) => !declared.includes(action))
      .map((action) => `writes ${action}, which is not declared`),
    ...(mustWrite && written.length === 0 ? [`writes none of ${declared.join(', ')}`] : []),
  ]).toEqual([]);
});
