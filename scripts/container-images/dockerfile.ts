export type Stage = {
  name: string
  /** An image, or another stage. */
  base: string
  copies: { from: string | undefined; sources: string[] }[]
  /** The arguments of each instruction by keyword, in order. */
  instructions: Record<string, string[]>
}

const parseCopy = (rest: string) => {
  const copyArguments = rest.split(/\s+/)
  const from = copyArguments.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  return { from, sources: copyArguments.filter((word) => !word.startsWith('--')).slice(0, -1) }
}

/**
 * Parses a Dockerfile into its stages, each with what it copies and its other instructions. Replaces arguments in base
 * names by their defaults.
 */
export const parseDockerfile = (text: string): Stage[] => {
  const lines = text
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: Stage[] = []
  /** Arguments before the first stage; Docker allows only `FROM` to use them. */
  const baseArguments: Record<string, string> = {}
  for (const line of lines) {
    const [, keyword = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (keyword === '') throw new Error(`This line of the Dockerfile is no instruction: ${line}`)
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = rest.split(/\s+/)
      stages.push({ name, base: baseArguments[base] ?? base, copies: [], instructions: {} })
      continue
    }
    const stage = stages.at(-1)
    if (!stage && keyword === 'ARG') {
      const [argument = '', value = ''] = rest.split('=')
      baseArguments[`$${argument}`] = value
      continue
    }
    if (!stage) throw new Error(`This instruction precedes the first FROM: ${line}`)
    if (keyword === 'COPY') stage.copies.push(parseCopy(rest))
    else (stage.instructions[keyword] ??= []).push(rest)
  }
  return stages
}

/**
 * The values of an instruction for a stage, beginning with those of its base. `ENV` and `LABEL` accumulate; of other
 * instructions the last one wins.
 */
export const listInstructions = (stages: Stage[], { base, instructions }: Stage, keyword: string): string[] => {
  const baseStage = stages.find(({ name }) => name === base)
  return [...(baseStage ? listInstructions(stages, baseStage, keyword) : []), ...(instructions[keyword] ?? [])]
}

export const parsePairs = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) =>
      [...line.matchAll(/([\w.]+)=("[^"]*"|\S*)/g)].map(([, name, value]) => [name!, value!.replaceAll('"', '')]),
    ),
  )
