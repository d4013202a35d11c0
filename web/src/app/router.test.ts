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
    expect(route('/learn', '')).toMatchObject({ page: 'learn', id: null });
  });

  it('that mean nothing say so', () => {
    for (const path of ['/nothing', '/table', '/table/a/b', '/watch/x']) expect(route(path, '').page).toBe('missing');
  });
});
