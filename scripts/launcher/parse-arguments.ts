import { StartError } from '../services/start-error.ts'

/** Throws a StartError for any argument except `--help`: variables are the only configuration. */
export const parseArguments = (given: readonly string[]): { help: boolean } => {
  const unknown = given.filter((argument) => argument !== '--help' && argument !== '-h')
  if (unknown.length > 0)
    throw new StartError(`Unknown: ${unknown.join(' ')}. See \`npm start -- --help\`; variables configure the shop.`)
  return { help: given.length > 0 }
}
