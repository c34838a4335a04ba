import { CheckApiError, parseOptions, usage } from './parse-options.ts'
import { runChecks } from './run-checks.ts'

const main = async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return void console.log(usage)
  try {
    process.exitCode = (await runChecks(parseOptions(args, process.env), console.log)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof CheckApiError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  }
}

await main()
