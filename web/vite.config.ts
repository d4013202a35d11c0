import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { printed } from './scripts/printed.mjs';

// `npm run dev` serves the page with hot reload and passes the API on to a server started by hand.
const server = process.env.ZIGGURAT_SERVER ?? 'http://127.0.0.1:4400';

export default defineConfig(({ mode }) => ({
  plugins: [printed(), svelte()],
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
