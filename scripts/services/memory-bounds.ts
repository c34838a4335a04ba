import { readFileSync } from 'node:fs'
import { listInstructions, parseDockerfile, parsePairs } from '../container-images/dockerfile.ts'
import { toRepositoryPath } from '../repository.ts'

/** Options of Node, and variables of the C library's allocator. */
type MemoryBounds = { options: string[]; variables: Record<string, string> }

/**
 * Reads from the Dockerfile what bounds the memory of a program in its image. So `npm start`, tests and benchmarks run
 * programs with the bounds of production.
 */
export const readMemoryBounds = (image: 'storefront' | 'reference-api' | 'reference-api-demo'): MemoryBounds => {
  const stages = parseDockerfile(readFileSync(toRepositoryPath('Dockerfile'), 'utf8'))
  const stage = stages.find(({ name }) => name === image)!
  const [, ...words] = JSON.parse(listInstructions(stages, stage, 'CMD').at(-1)!) as string[]
  const variables = Object.entries(parsePairs(listInstructions(stages, stage, 'ENV')))
  return {
    options: words.filter((word) => word.startsWith('--')),
    variables: Object.fromEntries(variables.filter(([name]) => name.startsWith('MALLOC_'))),
  }
}
