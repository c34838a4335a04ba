import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Coverage } from './coverage.ts'
import type { SecretKind } from './api-secrets.ts'
import type { Pass } from './shop-watch.ts'

export type ReportedPass = Pass & { coverage?: Coverage }

/** Hands a pass to the report of `npm run audit:tokens`, when that is what runs. */
export const reportPass = async (pass: ReportedPass) => {
  const file = process.env.AUDIT_PASSES
  if (!file) return
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(pass)}\n`)
}

/** What is wrong with a pass, a line each; nothing when it is clean. */
export const findPassErrors = ({ name, leaks, unreadable }: Pass): string[] => [
  ...leaks.map(({ place, name: kind, encoding }) => `${name}: a secret (${kind}, ${encoding}) in ${place}`),
  ...unreadable.map((place) => `${name}: ${place} could not be read`),
]

/** Kinds every longer pass meets. */
const expectedKinds: SecretKind[] = [
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

/** What a pass did not see and should have, a line each: finding nothing in nothing proves nothing. */
export const findPassGaps = ({ name, responses, storedItemCount, logLines, kinds }: Pass): string[] => {
  const counts = {
    answers: responses,
    'things kept by browsers': storedItemCount,
    'lines of the log': logLines,
    ...Object.fromEntries(expectedKinds.map((kind) => [`secrets (${kind})`, kinds[kind] ?? 0])),
  }
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [] : [`${name}: there were no ${what}`]))
}

/** One line for people. */
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
  `${name}: ${responses} answers (${(bytes / 1e6).toFixed(1)} MB), ${storedItemCount} things kept by browsers and ${logLines} lines of the log hold ` +
  `${leaks.length === 0 ? 'none' : 'SOME'} of ${secrets} secrets in ${encodings} ways of writing them`
