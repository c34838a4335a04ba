import type { Capability } from '#shared/wire/capabilities.ts'
import { checkedCalls, getContractCall, type ContractCall } from './contract-calls.ts'
import { describeWithout } from './missing-parts.ts'

type Problem = { call: string; text: string; capability: Capability | undefined }

/** Secrets are longer than the words around them. */
const minSecretLength = 6

/** Problems of one call that are printed; a wrong list repeats one problem for each member. */
const maxProblems = 5

/**
 * Collects what fits and what does not. `lines` describes it without the secrets that were given to `keepSecret`:
 * tokens, passwords, keys and ids of baskets.
 */
export const createReport = (has: (capability: Capability) => boolean) => {
  const fitting = new Set<string>()
  const refused = new Set<string>()
  const problems: Problem[] = []
  const reasons = new Map<string, string>()
  const leftBehind: string[] = []
  const secrets = new Set<string>()

  const removeSecrets = (line: string) =>
    [...secrets].reduce(
      (text, secret) => text.replaceAll(secret, '***').replaceAll(encodeURIComponent(secret), '***'),
      line,
    )

  const hasFailed = (name: string) => problems.some(({ call }) => call === name)

  /** A refusal alone says enough of a call that the check could not send otherwise, so there is no reason. */
  const isChecked = ({ name }: ContractCall) =>
    fitting.has(name) || hasFailed(name) || (refused.has(name) && !reasons.has(name))

  const isExpected = ({ capability }: ContractCall) => capability === undefined || has(capability)

  const describeProblems = () =>
    [...new Set(problems.map(({ call }) => call))].flatMap((name) => {
      const texts = [...new Set(problems.filter(({ call }) => call === name).map(({ text }) => text))]
      const more = texts.length > maxProblems ? [`  ✗ ${name}  and ${texts.length - maxProblems} more`] : []
      return [...texts.slice(0, maxProblems).map((text) => `  ✗ ${name}  ${text}`), ...more]
    })

  const describeLacks = () => {
    const capabilities = new Set(problems.flatMap(({ capability }) => capability ?? []))
    const needsRequired = problems.some(({ capability }) => capability === undefined)
    return [
      ...(needsRequired
        ? ['  a part of the required set (docs/bring-your-own-api.md), which no capability leaves out']
        : []),
      ...[...capabilities].map((capability) => `  ${describeWithout(capability)}`),
    ]
  }

  const describeUnchecked = () => {
    const unchecked = checkedCalls.filter((call) => isExpected(call) && !isChecked(call))
    const byReason = Map.groupBy(unchecked, ({ name }) => {
      const reason = reasons.get(name) ?? 'an earlier call failed'
      return refused.has(name) ? `${reason} (its refusal fits)` : reason
    })
    return [...byReason].map(([reason, calls]) => `  – ${reason}: ${calls.map(({ name }) => name).join(', ')}`)
  }

  const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])

  return {
    keepSecret: (secret: string | null | undefined) => {
      if (secret && secret.length >= minSecretLength) secrets.add(secret)
    },
    removeSecrets,
    addFitting: (name: string) => void fitting.add(name),
    addRefused: (name: string) => void refused.add(name),
    addProblem: (name: string, text: string, capability = getContractCall(name).capability) =>
      void problems.push({ call: name, text, capability }),
    /** Says why calls are not checked. */
    skip: (names: readonly string[], reason: string) => {
      for (const name of names) reasons.set(name, reason)
    },
    leaveBehind: (thing: string) => void leftBehind.push(thing),
    fits: () => problems.length === 0,
    lines: () => {
      const failed = new Set(problems.map(({ call }) => call))
      const passed = checkedCalls.filter((call) => isChecked(call) && !failed.has(call.name)).map(({ name }) => name)
      return [
        ...section(`${passed.length} calls fit:`, [`  ${passed.join(', ')}`]),
        ...section(`${failed.size} calls do not fit:`, describeProblems()),
        ...section('The shop lacks:', describeLacks()),
        ...section('Not checked:', describeUnchecked()),
        ...section(
          'Left behind in the API:',
          [...new Set(leftBehind)].map((thing) => `  – ${thing}`),
        ),
      ].map(removeSecrets)
    },
  }
}

export type Report = ReturnType<typeof createReport>
