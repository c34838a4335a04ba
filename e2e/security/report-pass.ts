import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Coverage } from './coverage.ts'
import type { WatchedSecretKind } from './api-secrets.ts'
import type { Pass } from './shop-watch.ts'

export type ReportedPass = Pass & { coverage?: Coverage }

/** Adds a pass to the report of `npm run audit:tokens`; does nothing in other runs. */
export const reportPass = async (pass: ReportedPass) => {
  const file = process.env.AUDIT_PASSES
  if (!file) return
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(pass)}\n`)
}

/** The errors of a pass, one line each. */
export const findPassErrors = ({ name, leaks, unreadable }: Pass): string[] => [
  ...leaks.map(({ place, name: kind, encoding }) => `${name}: a secret (${kind}, ${encoding}) in ${place}`),
  ...unreadable.map((place) => `${name}: ${place} could not be read`),
]

/** Kinds of secrets that every pass with a whole journey must register. */
const expectedKinds: WatchedSecretKind[] = [
  'token',
  'refresh token',
  'basket id',
  'order key',
  'ticket code',
  'session cookie',
  'password',
  'configuration',
  'upstream address',
]

/** Data that a pass must have recorded and has not, one line each. */
export const findPassGaps = ({ name, responses, storedItemCount, logLines, kinds }: Pass): string[] => {
  const counts = {
    responses,
    'items stored by browsers': storedItemCount,
    'log lines': logLines,
    ...Object.fromEntries(expectedKinds.map((kind) => [`secrets (${kind})`, kinds[kind] ?? 0])),
  }
  return Object.entries(counts).flatMap(([label, count]) =>
    count > 0 ? [] : [`${name}: the pass recorded no ${label}`],
  )
}

export const formatPass = ({
  name,
  responses,
  bytes,
  storedItemCount,
  logLines,
  secrets,
  encodings,
  leaks,
}: Pass): string =>
  `${name}: ${responses} responses (${(bytes / 1e6).toFixed(1)} MB), ${storedItemCount} items stored by browsers and ` +
  `${logLines} log lines contain ` +
  `${leaks.length === 0 ? 'none' : 'SOME'} of ${secrets} secrets in ${encodings} encodings`
