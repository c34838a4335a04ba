import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { repositoryRoot } from '../repository.ts'

type AuditResult =
  | { outcome: 'clean'; packages: number }
  | { outcome: 'vulnerable'; lines: string[] }
  | { outcome: 'unavailable'; reason: string }

type NpmAuditReport = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string }>
  metadata?: { dependencies?: { total?: number } }
}

const blockingSeverities = new Set(['high', 'critical'])

/** Parses npm's report of known vulnerabilities; `output` is that of `npm audit --json`. */
export const parseAudit = (output: string): AuditResult => {
  let report: NpmAuditReport
  try {
    report = JSON.parse(output) as NpmAuditReport
  } catch {
    return { outcome: 'unavailable', reason: 'npm said nothing that can be read' }
  }
  const { vulnerabilities, metadata, message } = report
  if (!vulnerabilities || !metadata) return { outcome: 'unavailable', reason: message?.split(' - ')[0] ?? 'no report' }
  const lines = Object.entries(vulnerabilities).flatMap(([name, { severity, range }]) =>
    blockingSeverities.has(severity) ? `${name} ${range}: ${severity}` : [],
  )
  return lines.length > 0
    ? { outcome: 'vulnerable', lines }
    : { outcome: 'clean', packages: metadata.dependencies?.total ?? 0 }
}

/** Requests the known vulnerabilities of the production packages from the registry, once. Waits at most 15 s. */
export const runNpmAudit = async (): Promise<AuditResult> => {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const npm = spawn('npm', args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'ignore'], timeout: 15_000 })
  const failed = new Promise<string>((resolve) => npm.once('error', () => resolve('')))
  return parseAudit(await Promise.race([text(npm.stdout), failed]))
}
