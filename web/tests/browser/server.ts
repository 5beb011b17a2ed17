// The real server, in a folder of its own, that can be killed and started again at the same address.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dist } from './pages.ts';

const program = process.env['MEANDER_PROGRAM'] ?? fileURLToPath(new URL('../../../build/release/meander', import.meta.url));

export class Server {
  address = '';
  #folder = mkdtempSync(`${tmpdir()}/meander-browser-`);
  #process: ChildProcess | undefined;

  static async start(): Promise<Server> {
    const server = new Server();
    await server.start();
    return server;
  }

  async start() {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const unlimited = ['--requests-a-second', '1000', '--messages-a-second', '1000', '--tables-an-hour', '1000'];
    const child = spawn(program, ['serve', '--port', port, '--database', `${this.#folder}/server.db`, '--web', dist, '--json', ...unlimited], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    const told = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${program} has ended with ${code}`)));
      createInterface(child.stdout).once('line', resolve);
    });
    this.address = `${(JSON.parse(told) as { address: string }).address}/`;
  }

  // Without any chance to tidy up.
  async kill() {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('error').kill('SIGKILL');
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
