import { findProgram } from '../programs/find-program.ts'

/**
 * Says what `command` needs when this machine is not Linux, the user is not root, or programs are missing; undefined
 * when nothing is missing. `packages` has the Debian package of each program.
 */
export const describeMissingPrograms = (command: string, packages: Record<string, string>): string | undefined => {
  const missing = Object.entries(packages).flatMap(([program, name]) =>
    findProgram([program]) ? [] : [`${program} (${name})`],
  )
  if (process.platform === 'linux' && process.getuid?.() === 0 && missing.length === 0) return undefined
  return `${command} needs ${['Linux', 'root', ...missing].join(', ')}.`
}
