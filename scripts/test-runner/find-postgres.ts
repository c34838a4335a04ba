import { globSync } from 'node:fs'
import { findProgram } from './find-program.ts'

/** The PostgreSQL server program; Debian keeps it out of PATH, a folder per version. */
export const findPostgres = (): string | undefined =>
  findProgram(['postgres'], globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin']))
