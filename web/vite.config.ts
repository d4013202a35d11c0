import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

// `npm run dev` serves the page with hot reload and passes the API on to a server started by hand.
const server = process.env.ZIGGURAT_SERVER ?? 'http://127.0.0.1:4400';

/** Tells the types of one program from those of another: what is printed is kept for ever under an address with it. */
function shape(): string {
  const [dir, hash] = [new URL('src/api/types/', import.meta.url), createHash('sha256')];
  for (const file of readdirSync(dir).sort()) hash.update(readFileSync(new URL(file, dir)));
  return hash.digest('hex').slice(0, 12);
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  define: { __SHAPE__: JSON.stringify(shape()) },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server }, fs: { allow: ['..'] } },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'node',
    pool: 'threads',
    fileParallelism: false,
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
}));
