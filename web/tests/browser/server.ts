// The real server, started for a test and stopped after it.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
/** The built page; `ZIGGURAT_WEB` names another folder. */
const DIST = process.env.ZIGGURAT_WEB ?? join(ROOT, 'web/dist');

/** The newest program there is; built when there is none. `ZIGGURAT` names another. */
function program(): string {
  if (process.env.ZIGGURAT) return process.env.ZIGGURAT;
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
  const built = ['release', 'debug']
    .map((profile) => join(target, profile, 'ziggurat'))
    .filter((path) => existsSync(path));
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (built[0]) return built[0];
  execFileSync('cargo', ['build', '--locked', '--release', '--package', 'cli', '--bin', 'ziggurat'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return join(target, 'release/ziggurat');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

export class TableServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'ziggurat-web-'));
  #process: ChildProcess | null = null;
  #port = 0;
  #said = '';

  /** With what more the server is started. */
  constructor(private readonly more: readonly string[] = []) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, or starts again on the same port with the same games. */
  async start() {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('The page is not built: npm run build');
    this.#port ||= await freePort();
    const child = spawn(
      program(),
      [
        ...['serve', '--port', String(this.#port), '--data', this.#data, '--no-open', '--web', DIST, '--log', 'warn'],
        // One look is enough to see the page of a review.
        ...['--review-depth', 'quick'],
        ...this.more,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    const hear = (text: Buffer) => (this.#said += text.toString());
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${this.#said}`);
      const up = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`The server does not answer: ${this.#said}`);
  }

  /** Ends it; `KILL` gives it no time to say goodbye. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), 8000);
    await gone;
    clearTimeout(timer);
  }

  async close() {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
