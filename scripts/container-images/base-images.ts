import { readFileSync } from 'node:fs'
import { readCompose } from '../compose-file/compose-file.ts'
import { parseDockerfile } from './dockerfile.ts'
import { toRepositoryPath } from '../repository.ts'

/** Public images for which Debian's packages can stand in. The recipes are in `bases/`. */
const recipes = ['node', 'redis', 'postgres', 'caddy', 'haproxy'] as const

export type BaseImage = { recipe: (typeof recipes)[number]; image: string }

const findRecipe = (image: string) => recipes.find((recipe) => image.split('/').at(-1)!.split(/[:@]/)[0] === recipe)

/**
 * The public images that the Dockerfile and docker-compose.yml name, each with its recipe. Mailpit is left out: Debian
 * has no package of it.
 */
export const findBaseImages = (): BaseImage[] => {
  const stages = parseDockerfile(readFileSync(toRepositoryPath('Dockerfile'), 'utf8'))
  const images = new Set([
    ...stages.map(({ base }) => base),
    ...Object.values(readCompose().services).flatMap(({ image }) => image ?? []),
  ])
  return [...images].flatMap((image) => {
    const recipe = findRecipe(image)
    return recipe ? { recipe, image } : []
  })
}
