import { spawn } from 'node:child_process'

type Reaper = { watchGroup: (processGroup: number) => void; dismiss: () => void }

// The script's input ends when the launcher ends, even when it is killed. The word "done" means that all services have
// stopped.
const script = `
groups=''
while read -r line; do
  [ "$line" = done ] && exit 0
  groups="$groups -$line"
done
[ -z "$groups" ] && exit 0
kill -TERM $groups 2>/dev/null
sleep 5
kill -KILL $groups 2>/dev/null
`

const noReaper: Reaper = { watchGroup: () => {}, dismiss: () => {} }

/** Starts a process that kills the watched process groups when the launcher is killed and so cannot stop them. */
export const startReaper = (): Reaper => {
  if (process.platform === 'win32') return noReaper
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  shell.unref()
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  return {
    watchGroup: (processGroup) => void shell.stdin.write(`${processGroup}\n`),
    dismiss: () => void shell.stdin.end('done\n'),
  }
}
