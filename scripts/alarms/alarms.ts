import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRepository } from '../repository.ts'
import { withMade } from '../docs/marked-rows.ts'

const alarm = z.strictObject({
  alert: z.string(),
  /** PromQL. */
  expr: z.string(),
  /** How long it has to be so. */
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'look']) }),
  annotations: z.strictObject({ means: z.string(), see: z.string() }),
})
const rules = z.object({ groups: z.array(z.object({ rules: z.array(alarm) })) })
type Alarm = z.output<typeof alarm>

/** The alarms that Prometheus reads, in the order of their file. */
export const readAlarms = (): Alarm[] =>
  rules
    .parse(parse(readFileSync(inRepository('docker/metrics/alarms.yml'), 'utf8')))
    .groups.flatMap((group) => group.rules)

const anchorOf = (heading: string) => `#${heading.toLowerCase().replaceAll(' ', '-')}`

const row = ({ alert, expr, for: time, labels, annotations }: Alarm) => {
  const when = `\`${expr.replaceAll('|', '\\|')}\`${time ? ` for ${time}` : ''}`
  const name = labels.severity === 'page' ? `**\`${alert}\`**` : `\`${alert}\``
  return `| ${name} | ${annotations.means}. [Look here](${anchorOf(annotations.see)}) | ${when} |`
}

const begin = '<!-- Made of docker/metrics/alarms.yml by npm run documents. -->\n'

/** docs/operations.md with its table of alarms made anew. */
export const withAlarms = (document: string): string =>
  withMade(document, begin, ['| alarm | what it means | when |', '|---|---|---|', ...readAlarms().map(row)].join('\n'))
