import { createHash } from 'node:crypto'
import { CompiledQuery, sql, type LogEvent } from 'kysely'
import type { Db } from '../db/connect.ts'
import { claimInRun } from './test-run.ts'
import { smallTables, wholeTableQueries } from './whole-table-queries.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

/** Lists of different lengths are one query. */
const toShape = (text: string) => text.replaceAll(/\$\d+(, ?\$\d+)*/g, '$')

const isExplainable = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/**
 * The tables and indexes that a plan reads whole. Below a limit, a scan of an ordered index ends early. A whole partial
 * index is small: it has only rows that wait for work.
 */
const listWholeReads = (plan: Plan, partialIndexes: ReadonlySet<string>, isLimited = false): string[] => {
  const { 'Node Type': type, 'Index Cond': condition, Plans: children = [] } = plan
  const table = plan['Relation Name'] ?? plan['Index Name']
  const isPartial = partialIndexes.has(plan['Index Name'] ?? '')
  const isWholeIndex = /^(Bitmap )?Index (Only )?Scan$/.test(type) && !condition && !isPartial && !isLimited
  // These read one row after another from below; all other nodes read everything first.
  const passesLimit = isLimited && ['Nested Loop', 'LockRows', 'Subquery Scan', 'Result'].includes(type)
  return [
    ...((type === 'Seq Scan' || isWholeIndex) && table && !smallTables.has(table) ? [table] : []),
    ...children.flatMap((child) => listWholeReads(child, partialIndexes, type === 'Limit' || passesLimit)),
  ]
}

const findPartialIndexes = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const explain = async (db: Db, { sql: text, parameters }: CompiledQuery): Promise<Plan> => {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  )
  return rows[0]!['QUERY PLAN'][0].Plan
}

const explainedInProcess = new Set<string>()

/** Whether no other test file of this run explains the query: only one process can create its file. */
const isFirstOfRun = (shape: string): boolean => {
  if (explainedInProcess.has(shape)) return false
  explainedInProcess.add(shape)
  return claimInRun(`explained-${createHash('sha256').update(shape).digest('hex')}`)
}

/**
 * Remembers the queries of an API. `check` asks the database to plan each one without sequential scans. It throws when
 * a query lacks an index: when it reads a whole table that is neither small nor listed.
 */
export const createPlanCheck = (mustExplain: (shape: string) => boolean = isFirstOfRun) => {
  const queries = new Map<string, CompiledQuery>()
  let isRecording = false
  return {
    /** Call it after migrations and seeding. */
    start: () => {
      isRecording = true
    },
    log: ({ query }: LogEvent) => {
      const shape = toShape(query.sql)
      if (isRecording && isExplainable(shape)) queries.set(shape, query)
    },
    check: async (db: Db): Promise<void> => {
      isRecording = false
      const queriesToExplain = [...queries].filter(([shape]) => mustExplain(shape))
      if (queriesToExplain.length === 0) return
      const failures: string[] = []
      const partialIndexes = await findPartialIndexes(db)
      await db.connection().execute(async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
        for (const [shape, query] of queriesToExplain) {
          const tables = listWholeReads(await explain(connection, query), partialIndexes)
          if (tables.length > 0 && !wholeTableQueries.some(({ text }) => shape.startsWith(text)))
            failures.push(`${tables.join(', ')}: ${shape}`)
        }
        await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'))
      })
      if (failures.length > 0) throw new Error(`These queries read whole tables:\n${failures.join('\n')}`)
    },
  }
}
