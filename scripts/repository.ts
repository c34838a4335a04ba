import { join } from 'node:path'

/** The folder that holds package.json. */
export const repositoryRoot = join(import.meta.dirname, '..')

/** The absolute path of a file of the repository. */
export const toRepositoryPath = (...path: string[]): string => join(repositoryRoot, ...path)
