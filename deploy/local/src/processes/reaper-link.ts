import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REAPER = fileURLToPath(new URL('reaper.js', import.meta.url));

/** The supervisor's end of the reaper: tells it what runs, and brings it back when it dies. */
export class ReaperLink {
  private readonly running = new Map<number, string>();
  private reaper: ChildProcess;
  private dismissed = false;

  constructor() {
    this.reaper = this.spawn();
  }

  add(pid: number, stopSignal: string): void {
    this.running.set(pid, stopSignal);
    this.reaper.stdin?.write(`+${pid} ${stopSignal}\n`);
  }

  remove(pid: number): void {
    this.running.delete(pid);
    this.reaper.stdin?.write(`-${pid}\n`);
  }

  dismiss(): void {
    this.dismissed = true;
    this.reaper.stdin?.end('bye\n');
  }

  private spawn(): ChildProcess {
    const reaper = spawn(process.execPath, [REAPER], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    reaper.stdin?.on('error', () => undefined); // it died; the exit below brings another
    reaper.once('exit', () => {
      if (this.dismissed) return;
      this.reaper = this.spawn();
      for (const [pid, signal] of this.running) this.reaper.stdin?.write(`+${pid} ${signal}\n`);
    });
    return reaper;
  }
}
