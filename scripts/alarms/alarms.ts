import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { toRepositoryPath } from '../repository.ts'
import { replaceGenerated } from '../docs/replace-generated.ts'

const alarmSchema = z.strictObject({
  alert: z.string(),
  /** PromQL. */
  expr: z.string(),
  /** How long `expr` must hold, such as `5m`. */
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
})
const alarmFileSchema = z.object({ groups: z.array(z.object({ rules: z.array(alarmSchema) })) })
type Alarm = z.output<typeof alarmSchema>

/** The alarms of docker/metrics/alarms.yml, in the order of the file. */
export const readAlarms = (): Alarm[] =>
  alarmFileSchema
    .parse(parse(readFileSync(toRepositoryPath('docker/metrics/alarms.yml'), 'utf8')))
    .groups.flatMap((group) => group.rules)

const toAnchor = (heading: string) => `#${heading.toLowerCase().replaceAll(' ', '-')}`

const formatRow = ({ alert, expr, for: time, labels, annotations }: Alarm) => {
  const condition = `\`${expr.replaceAll('|', '\\|')}\`${time ? ` for ${time}` : ''}`
  const name = labels.severity === 'page' ? `**\`${alert}\`**` : `\`${alert}\``
  return `| ${name} | ${annotations.summary}. [Look here](${toAnchor(annotations.runbook)}) | ${condition} |`
}

const beginMarker = '<!-- Made of docker/metrics/alarms.yml by npm run generate:docs. -->\n'

/** Replaces the table of alarms in docs/runbook.md. */
export const replaceAlarmTable = (document: string): string =>
  replaceGenerated(
    document,
    beginMarker,
    ['| alarm | what it means | when |', '|---|---|---|', ...readAlarms().map(formatRow)].join('\n'),
  )
