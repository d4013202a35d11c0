import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // Not this one.
    }
  }
  throw new Error('Chromium is missing: install it (Debian: apt-get install chromium) or name it in CHROMIUM');
}

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Two processors are enough: each worker has a server of its own.
  workers: Number(process.env.WORKERS ?? 2),
  fullyParallel: true,
  // DICE=word plays other games than usual; see tests/browser/table.ts.
  // Second runs of long games on another screen or theme; LONG=1 plays them too.
  ...(process.env.LONG ? {} : { grepInvert: /@long/ }),
  // Generous, for machines that do something else as well.
  timeout: 300_000,
  // All of them take some ten minutes; what hangs is told, not waited for.
  globalTimeout: process.env.LONG ? 0 : 60 * 60_000,
  expect: { timeout: 30_000 },
  // A busy machine for all checks at once tries a failure twice more, and tells it as flaky; at home nothing is hidden.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    locale: 'en',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // Others' moves are shown without a pause, so that games are quick.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'tables', testIgnore: 'speed.spec.ts' },
    // Times are taken when nothing else runs.
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['tables'], fullyParallel: false },
  ],
});
