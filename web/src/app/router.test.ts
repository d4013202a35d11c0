// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { route } from './router.svelte';

describe('addresses', () => {
  it('name pages', () => {
    expect(route('/', '')).toMatchObject({ page: 'home', id: null });
    expect(route('/tables', '')).toMatchObject({ page: 'lobby' });
    expect(route('/new/altay', '')).toMatchObject({ page: 'new', id: 'altay' });
    expect(route('/table/abc', '?invite=x')).toMatchObject({ page: 'table', id: 'abc' });
    expect(route('/replay/abc', '?at=12').query.get('at')).toBe('12');
    expect(route('/told', '?leave=a.b.c')).toMatchObject({ page: 'told' });
    expect(route('/review/abc', '?at=12')).toMatchObject({ page: 'review', id: 'abc' });
    expect(route('/contests', '')).toMatchObject({ page: 'contests', id: null });
    expect(route('/contests/new', '')).toMatchObject({ page: 'new-contest', id: null });
    expect(route('/contests/abc', '?season=2')).toMatchObject({ page: 'contest', id: 'abc' });
    expect(route('/clubs/abc', '?invite=x')).toMatchObject({ page: 'club', id: 'abc' });
    expect(route('/puzzles/altay', '?level=2')).toMatchObject({ page: 'puzzles', id: 'altay' });
    expect(route('/learn', '')).toMatchObject({ page: 'learn', id: null });
    expect(route('/first/altay', '')).toMatchObject({ page: 'first', id: 'altay' });
  });

  it('that mean nothing say so', () => {
    for (const path of ['/nothing', '/first', '/table', '/review', '/table/a/b', '/watch/x'])
      expect(route(path, '').page).toBe('missing');
  });
});
