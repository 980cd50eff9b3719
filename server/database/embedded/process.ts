import { spawn, type StdioOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { text } from 'node:stream/consumers';

/** The operating system account that PostgreSQL runs as when the server itself is root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

interface RunOptions {
  account?: Account;
  /** By default standard error is collected for the error message. */
  stdio?: StdioOptions;
}

/** Child processes do not inherit the environment, which contains secrets. Windows programs need its variables. */
const environment: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32' ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * Runs a program and waits for its exit. It is detached, so that Ctrl-C in the terminal does not reach it, and runs in the
 * root folder, which every account can enter.
 * @throws Error with the program's standard error
 */
export async function run(
  program: string,
  args: string[],
  { account, stdio = ['ignore', 'ignore', 'pipe'] }: RunOptions = {},
): Promise<void> {
  const child = spawn(program, args, {
    stdio,
    detached: true,
    windowsHide: true,
    cwd: parse(process.execPath).root,
    env: environment,
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const exit = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const [output, code] = await Promise.all([child.stderr ? text(child.stderr) : '', exit]);
  if (code !== 0) throw new Error(output.trim() || `${parse(program).name} ended with ${code}`);
}

/** Whether a process with this id exists, of any user. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process. Empty when there is none, or only a zombie. */
export async function commandLine(pid: number): Promise<string> {
  if (!processExists(pid)) return '';
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  const list =
    process.platform === 'win32'
      ? spawn('tasklist', ['/NH', '/FI', `PID eq ${pid}`])
      : spawn('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]);
  list.once('error', () => list.stdout.destroy());
  return text(list.stdout).catch(() => '');
}
