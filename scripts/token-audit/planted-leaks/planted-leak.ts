import type { WatchedSecretKind } from '../../../e2e/security/api-secrets.ts'
import type { JourneyName } from './journeys.ts'
import type { WrappableModules } from './wrappable-modules.ts'

/** Secrets of the configuration of the shop in which leaks are planted, by variable. */
export type ConfiguredSecrets = Record<'SEARCH_API_KEY' | 'SESSION_SECRETS', string>

/** Replaces an exported function of a module by the function that `wrap` returns. */
export type WrappedExport = { file: string; exportName: string; wrap: (original: never) => unknown }

/** Empties a module, so that its import has no effect. */
type EmptiedModule = { file: string; isEmptied: true }

/** Adds text at the start or end of a built file; `file` may be a glob that matches one file. */
type AddedText = { file: string; at: 'start' | 'end'; text: (secrets: ConfiguredSecrets) => string }

export type Change = WrappedExport | EmptiedModule | AddedText

/**
 * A leak that the audit must find. `journey` brings a browser to the leak; from its last page the audit then fetches
 * the paths in `then`. It must report a secret of the kind `secret` at a place that matches `where`.
 */
export type PlantedLeak = {
  name: string
  /** The changes that plant the leak. The first one tells where it is planted. */
  changes: readonly [Change, ...Change[]]
  /** Additional settings of the storefront, for leaks that need a failure. */
  env?: Readonly<Record<string, string>>
  journey: JourneyName
  then?: readonly string[]
  secret: WatchedSecretKind
  where: RegExp
  /** `stops` when the tripwire blocks the leak; otherwise the reason why the tripwire cannot see it. */
  tripwire: 'stops' | TripwireGap
}

/** Why a leak passes the tripwire. The tripwire compares a response with the secrets of its own request. */
type TripwireGap =
  | 'not written to a browser by the server'
  | 'made by code in the browser'
  | 'of another request'
  | 'not known to it as a secret'
  | 'packed before it was written down'

type FunctionNames<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: never[]) => unknown ? Name : never
}[keyof Module]

/**
 * Plants a leak at an exported function. Calls within the function's own file still reach the original, so choose a
 * function that other files call.
 */
export const wrapExport = <
  File extends keyof WrappableModules,
  Name extends FunctionNames<WrappableModules[File]> & string,
>(
  file: File,
  exportName: Name,
  wrap: (original: WrappableModules[File][Name]) => WrappableModules[File][Name],
): WrappedExport => ({ file, exportName, wrap })

/** Requests the home page until it comes from the page cache, even when a busy machine compresses it slowly. */
export const untilCached: readonly string[] = Array.from({ length: 8 }, () => '/')
