import { globSync } from 'node:fs'
import { findProgram } from './find-program.ts'

/** The path of the PostgreSQL server. Debian installs it outside PATH, into a separate folder for each version. */
export const findPostgres = (): string | undefined =>
  findProgram(['postgres'], globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin']))
