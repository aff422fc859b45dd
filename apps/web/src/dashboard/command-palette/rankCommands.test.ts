import { House } from 'lucide-react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command } from './command.ts';
import { destinations } from './destinations.ts';
import { navigation } from '../frame/navigation.ts';
import { rankCommands } from './rankCommands.ts';

const everybody = destinations({ manuallyInvoiced: false, isManager: true, rail: navigation });
const command = (id: string, more: Partial<Omit<Command, 'to' | 'run'>> = {}): Command => ({
  id,
  label: id,
  group: 'Do',
  icon: House,
  ...more,
  run: () => {},
});
const dark = command('Dark theme', { aliases: ['night'] });
const reply = command('Write a reply', { isOfScreen: true });
const hannah = command('Hannah Brandt', { group: 'Go to', isRecord: true });
const all = [...everybody, dark, reply, hannah];

const labels = (query: string, recent: string[] = []) =>
  rankCommands(all, query, recent).flatMap(({ commands }) => commands.map(({ command: { label } }) => label));
const groups = (query: string, recent: string[] = []) => rankCommands(all, query, recent).map(({ name }) => name);

describe('rankCommands', () => {
  it('finds a screen by another word for it', () => {
    expect(labels('billing').slice(0, 2)).toEqual(['Subscription', 'Payment methods']);
    expect(labels('night')[0]).toBe('Dark theme');
    expect(labels('delete company')[0]).toBe('Company profile');
    expect(labels('retention')[0]).toBe('Company profile');
    expect(labels('tax number')[0]).toBe('Subscription');
    expect(labels('upgrade')[0]).toBe('Subscription');
    expect(labels('mute sound')[0]).toBe('My profile');
  });

  it('finds all screens of an area by the area’s name, after the area itself', () => {
    expect(labels('settings')).toEqual([
      'Settings',
      'My profile',
      'Company profile',
      'Password',
      'Subscription',
      'Payment methods',
    ]);
  });

  it('wants every word to fit, in any order', () => {
    expect(labels('profile com')).toEqual(['Company profile']);
    expect(labels('profile giraffe')).toEqual([]);
  });

  it('puts the group of the best first', () => {
    expect(groups('dark')[0]).toBe('Do');
    expect(groups('doc')[0]).toBe('Go to');
  });

  it('lists what was used last, then the screen’s own, then all the rest, and no records', () => {
    expect(groups('', [dark.id, 'gone'])).toEqual(['Recent', 'On this screen', 'Go to']);
    expect(labels('', [dark.id]).slice(0, 3)).toEqual(['Dark theme', 'Write a reply', 'Home']);
    expect(labels('')).not.toContain('Hannah Brandt');
  });

  it('lists a record that was opened lately', () => {
    expect(labels('', [hannah.id])[0]).toBe('Hannah Brandt');
  });

  it('takes what was found elsewhere for the same search, after all that fits by its own words', () => {
    const found = { ...hannah, id: 'found', label: 'Ines Okafor', foundBy: 'doc' };
    const labelsOf = (query: string) =>
      rankCommands([found, ...all], query, []).flatMap(({ commands }) => commands.map((one) => one.command.label));

    expect(labelsOf(' doc ')).toContain('Ines Okafor');
    expect(labelsOf('doc')[0]).not.toBe('Ines Okafor');
    expect(labelsOf('docu')).not.toContain('Ines Okafor');
  });

  it('prefers what was used lately among equals', () => {
    const [anna, annie] = [command('Anna Lee'), command('Anna Kim')];
    const first = (recent: string[]) => rankCommands([anna, annie], 'anna', recent)[0]?.commands[0]?.command;

    expect(first([])).toBe(anna);
    expect(first([annie.id])).toBe(annie);
  });

  it('keeps payment methods from who pays by invoice', () => {
    const paths = destinations({ manuallyInvoiced: true, isManager: true, rail: navigation }).map(({ label }) => label);
    expect(paths).not.toContain('Payment methods');
    expect(paths).toContain('Subscription');
  });

  it('offers each command once, whatever is searched for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.subarray(all.map(({ id }) => id)), (query, recent) => {
        const ids = rankCommands(all, query, recent).flatMap((group) => group.commands.map((one) => one.command.id));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('finds every screen by its whole name before anything else', () => {
    for (const { label } of everybody) expect(labels(label)[0]).toBe(label);
  });
});
