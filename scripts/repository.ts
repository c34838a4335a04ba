import { join } from 'node:path'

/** The folder that holds package.json. */
export const repositoryRoot = join(import.meta.dirname, '..')

/** A path of the repository, in full. */
export const toRepositoryPath = (...path: string[]): string => join(repositoryRoot, ...path)
