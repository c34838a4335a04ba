import type { MemoryUsage, ProcessInfo } from './inspection.ts'

/** A script that prints each process of the container except its own. `/bin/sh` of Debian and of Alpine can run it. */
export const processScript = `for p in /proc/[0-9]*; do
  [ "$p" = "/proc/$$" ] && continue
  echo "process"
  grep -E '^(Uid|CapEff|NoNewPrivs):' $p/status 2>/dev/null
  echo "command: $(tr '\\0' ' ' < $p/cmdline 2>/dev/null)"
  echo "environ: $(tr '\\0' ' ' < $p/environ 2>/dev/null)"
done`

/** Parses the output of `processScript`. Leaves out processes that ended meanwhile: they have no user. */
export const parseProcesses = (output: string): ProcessInfo[] =>
  output
    .split(/^process$/m)
    .map((block) => (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '')
    .filter((read) => read('Uid') !== '')
    .map((read) => ({
      command: read('command'),
      uid: read('Uid').split('\t')[0]!,
      capabilities: read('CapEff'),
      noNewPrivileges: read('NoNewPrivs') === '1',
      environ: read('environ'),
    }))

const memoryFiles = ['memory.peak', 'memory.max', 'memory.events', 'memory.stat']

/** A script that prints the memory files of the container's control group (version 2). */
export const memoryScript = `cd /sys/fs/cgroup && for f in ${memoryFiles.join(' ')}; do echo "== $f"; cat $f; done`

/** Parses the output of `memoryScript`. */
export const parseMemory = (output: string): MemoryUsage => {
  const texts = new Map(
    output
      .split(/^== /m)
      .slice(1)
      .map((block) => [block.slice(0, block.indexOf('\n')), block.slice(block.indexOf('\n') + 1)] as const),
  )
  const readLine = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(texts.get(file) ?? '')?.[1] ?? 0)
  return {
    peakBytes: Number(texts.get('memory.peak') ?? 0),
    limitBytes: Number(texts.get('memory.max') ?? 0),
    rssBytes: readLine('memory.stat', 'anon'),
    oomKillCount: readLine('memory.events', 'oom_kill'),
  }
}
