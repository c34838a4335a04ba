import { CheckApiError, parseOptions, usage } from './parse-options.ts'
import { runChecks } from './run-checks.ts'

type Output = { print: (line: string) => void; printError: (line: string) => void }

/** Runs the check. Resolves to the exit code: 0 when all fits, 1 when not, 2 for a wrong option or a silent API. */
export const runCommandLine = async (
  args: string[],
  env: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> => {
  if (args.includes('--help')) {
    print(usage)
    return 0
  }
  try {
    return (await runChecks(parseOptions(args, env), print)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof CheckApiError)) throw error
    printError(`${error.message}\n\n${usage}`)
    return 2
  }
}
