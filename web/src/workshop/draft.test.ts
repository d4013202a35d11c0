import { describe, expect, it } from 'vitest';
import type { PackSheet } from '../api/types';
import { changed, isEntered } from './draft.svelte';

const sheets: PackSheet[] = [
  {
    table: 'weapons',
    entries: [
      {
        id: 'dagger',
        fields: [
          { name: 'vp', value: 4, source: 'reconstructed' },
          { name: 'name', value: 'Dagger', source: 'rulebook' },
        ],
      },
    ],
  },
];

describe('changes that the server has not answered', () => {
  it('are shown at once, and the answer is not needed for it', () => {
    const [sheet] = changed(sheets, [
      { kind: 'set', table: 'weapons', entry: 0, field: 'vp', value: 5 },
      { kind: 'source', table: 'weapons', entry: 0, field: 'vp', source: 'published' },
      { kind: 'set', table: 'gods', entry: 0, field: 'vp', value: 9 },
    ]);
    expect(sheet?.entries[0]?.fields[0]).toEqual({ name: 'vp', value: 5, source: 'published' });
    expect(sheets[0]?.entries[0]?.fields[0]?.value).toBe(4);
  });

  it('add and take away entries and fields', () => {
    const added = changed(sheets, [
      { kind: 'add', table: 'weapons', like: 0, id: 'club' },
      { kind: 'remove', table: 'weapons', entry: 1, field: 'vp' },
    ])[0];
    expect(added?.entries.map(({ id, fields }) => [id, fields.length])).toEqual([
      ['dagger', 2],
      ['club', 1],
    ]);
    expect(changed([added as PackSheet], [{ kind: 'drop', table: 'weapons', entry: 0 }])[0]?.entries.length).toBe(1);
  });

  it('count an entry as entered when nothing in it is reconstructed', () => {
    const entries = (edits: Parameters<typeof changed>[1]) => changed(sheets, edits)[0]?.entries ?? [];
    expect(entries([]).filter(isEntered).length).toBe(0);
    const printed = entries([{ kind: 'source', table: 'weapons', entry: 0, field: 'vp', source: 'published' }]);
    expect(printed.filter(isEntered).length).toBe(1);
  });
});
