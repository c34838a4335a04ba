import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const runCommand = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })

/**
 * Prepares the new namespaces for containers: mounts a separate /run, starts the loopback, and adds the names of the
 * shop. Leaves one version of control groups mounted, because crun cannot use two.
 */
export const prepareNamespaces = ({ folder, names }: { folder: string; names: string[] }): void => {
  runCommand('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  if (existsSync('/sys/fs/cgroup/unified')) runCommand('umount', '/sys/fs/cgroup/unified')
  runCommand('ip', 'link', 'set', 'lo', 'up')
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1 localhost ${names.join(' ')}\n`)
  runCommand('mount', '--bind', hosts, '/etc/hosts')
}
