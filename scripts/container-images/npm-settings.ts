import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './buildah.ts'

const readNpmSetting = (key: string) => runProgram('npm', ['config', 'get', key, '--loglevel=silent'])

/** Certificates as text in npm's settings: a build cannot read certificate files of this machine. */
const readCertificates = (files: string[]): string[] => {
  const file = files.find((path) => existsSync(path))
  if (file === undefined) return []
  const found = readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return found.map((certificate) => `ca[]="${certificate.replaceAll('\n', '\\n')}"`)
}

/**
 * Calls `action` with the path of a file that contains this machine's npm settings for a build. The file may contain a
 * token, so it is deleted afterwards.
 */
export const withNpmSettings = <T>(action: (file: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-settings-'))
  const file = join(folder, 'npmrc')
  // Ctrl-C ends only the build. This process waits for the build, then deletes the file.
  const ignoreSignal = () => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ignoreSignal)
  try {
    const lines = ['globalconfig', 'userconfig'].flatMap((key) => {
      const settings = readNpmSetting(key)
      return existsSync(settings)
        ? readFileSync(settings, 'utf8')
            .split('\n')
            .filter((line) => !/^\s*cafile\s*=/.test(line))
        : []
    })
    writeFileSync(
      file,
      [...lines, ...readCertificates([readNpmSetting('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? '']), ''].join('\n'),
      { mode: 0o600 },
    )
    return action(file)
  } finally {
    rmSync(folder, { recursive: true })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, ignoreSignal)
  }
}
