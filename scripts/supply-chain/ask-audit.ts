import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { root } from '../repository.ts'

export type AuditAnswer =
  | { outcome: 'clean'; packages: number }
  | { outcome: 'weak'; lines: string[] }
  | { outcome: 'unanswered'; reason: string }

type Report = {
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string }>
  metadata?: { dependencies?: { total?: number } }
}

const serious = new Set(['high', 'critical'])

/** What npm says of known weaknesses. `output` is that of `npm audit --json`. */
export const readAudit = (output: string): AuditAnswer => {
  let report: Report
  try {
    report = JSON.parse(output) as Report
  } catch {
    return { outcome: 'unanswered', reason: 'npm said nothing that can be read' }
  }
  const { vulnerabilities, metadata, message } = report
  if (!vulnerabilities || !metadata) return { outcome: 'unanswered', reason: message?.split(' - ')[0] ?? 'no report' }
  const lines = Object.entries(vulnerabilities).flatMap(([name, { severity, range }]) =>
    serious.has(severity) ? `${name} ${range}: ${severity}` : [],
  )
  return lines.length > 0
    ? { outcome: 'weak', lines }
    : { outcome: 'clean', packages: metadata.dependencies?.total ?? 0 }
}

/**
 * Asks the registry about the packages that run in production, once: an answer or none within a quarter of a minute.
 */
export const askAudit = async (): Promise<AuditAnswer> => {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: 15_000 })
  const failed = new Promise<string>((resolve) => npm.once('error', () => resolve('')))
  return readAudit(await Promise.race([text(npm.stdout), failed]))
}
