import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@lux/test-kit/wait-for.ts';

/** What a browser needs of a machine without a screen and a loudspeaker: its environment, and a home of its own. */
export interface Desk {
  environment: Record<string, string>;
  /** Starts a program at this desk; it ends with it. */
  run: (program: string, ...options: string[]) => ChildProcess;
  close: () => void;
}

/** A screen that nobody sees (Xvfb) and a loudspeaker that nobody hears (PulseAudio's null sink). */
export async function openDesk(): Promise<Desk> {
  const home = mkdtempSync(path.join(tmpdir(), 'lux-desk-'));
  mkdirSync(path.join(home, '.config/gtk-3.0'), { recursive: true });
  // Pages are asked to keep still, as in the other journeys.
  writeFileSync(
    path.join(home, '.config/gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n',
  );
  const children: ChildProcess[] = [];
  const loudspeaker = path.join(home, 'loudspeaker');
  const environment = {
    HOME: home,
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LANG: 'C.UTF-8',
    PULSE_SERVER: `unix:${loudspeaker}`,
    // Browsers shut their processes into namespaces, which containers do not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const run = (program: string, ...options: string[]) => {
    const child = spawn(program, options, {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    children.push(child);
    return child;
  };
  const close = () => {
    for (const child of children.reverse()) child.kill();
    rmSync(home, { recursive: true, force: true });
  };

  const screen = run('Xvfb', '-displayfd', '3', '-screen', '0', '1280x1400x24', '-nolisten', 'tcp');
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  Object.assign(environment, { DISPLAY: `:${String(display).trim()}` });

  run(
    'pulseaudio',
    ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--disable-shm=yes'],
    ...['-L', 'module-null-sink'],
    ...['-L', `module-native-protocol-unix auth-anonymous=1 socket=${loudspeaker}`],
  );
  await waitFor(() => existsSync(loudspeaker), { what: 'the loudspeaker', timeoutMs: 10_000 });
  return { environment, run, close };
}
