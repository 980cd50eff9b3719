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
  /** Where output goes; collected for the error message when left out. */
  stdio?: StdioOptions;
}

/** Windows programs need its own variables; elsewhere nothing of ours, secrets least of all, is handed down. */
const environment: NodeJS.ProcessEnv | undefined =
  process.platform === 'win32' ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/**
 * Runs a program to its end, out of reach of the terminal's Ctrl-C and in a folder that every account may enter.
 * @throws Error with what the program wrote to standard error
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
  const ended = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const [output, code] = await Promise.all([child.stderr ? text(child.stderr) : '', ended]);
  if (code !== 0) throw new Error(output.trim() || `${parse(program).name} ended with ${code}`);
}

/** Whether a process with this id exists, whoever owns it. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; empty when there is none, or only its unreaped remains. */
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
