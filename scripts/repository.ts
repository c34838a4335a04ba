import { join } from 'node:path'

/** The folder that holds package.json. */
export const root = join(import.meta.dirname, '..')

/** A path of the repository, in full. */
export const inRepository = (...path: string[]): string => join(root, ...path)
